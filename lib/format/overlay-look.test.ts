import { expect, it } from 'vitest';
import { parseChoices, parseLook, toOverlayQuery } from './overlay-look';
import { overlayKeys, overlayName, overlayWidgets, parseOverlayName } from './overlay-widgets';

const token = 'a1'.repeat(20);

it('reads back the name of every widget, and takes no other word for one', () => {
  for (const key of overlayKeys) expect(parseOverlayName(overlayName(key, token))).toEqual({ key, token });
  const wrong = [
    '',
    'av',
    `av-${token}0`,
    `yok-${token}`,
    `AV-${token}`,
    `av-${token.toUpperCase()}`,
    `-${token}`,
  ];
  for (const name of wrong) expect(parseOverlayName(name), name).toBeNull();
  expect(new Set(overlayKeys.map((key) => overlayWidgets[key].path)).size).toBe(overlayKeys.length);
});

it('takes the looks it knows and hears nothing else', () => {
  const usual = { renk: 'altin', olcek: '100', kose: 'sol-ust', zemin: 'koyu' };
  expect(parseLook({})).toEqual(usual);
  expect(parseLook({ renk: 'mavi', olcek: '150', kose: 'sag-alt', zemin: 'saydam' })).toEqual({
    ...{ renk: 'mavi', olcek: '150', kose: 'sag-alt', zemin: 'saydam' },
  });
  expect(parseLook({ renk: 'red;}', olcek: '1e9', kose: ['alt', 'ust'], zemin: '"', stil: 'x' })).toEqual(
    usual,
  );
});

it('hears the options of its own widget alone, within their bounds', () => {
  const said = { adet: '12', kod: 'AKŞAM-75', konu: 'tahmin', hedef: '500' };
  expect(parseChoices('hunt', said)).toEqual({ rows: 12, code: null, subject: 'donus', target: null });
  expect(parseChoices('code', said)).toMatchObject({ rows: 8, code: 'AKŞAM-75' });
  expect(parseChoices('goal', said)).toMatchObject({ subject: 'tahmin', target: 500 });
  const wrong = { adet: '2', kod: '<b>x</b>', konu: 'x', hedef: '0' };
  for (const key of overlayKeys) expect(parseChoices(key, wrong)).toEqual(parseChoices(key, {}));
});

it('says in an address only what differs from the usual, so that it reads back the same', () => {
  expect(toOverlayQuery('hunt', { renk: 'altin', olcek: '100', adet: '8' })).toBe('');
  expect(toOverlayQuery('hunt', { renk: 'mor', adet: '12', kod: 'x' })).toBe('?renk=mor&adet=12');
  const said = { zemin: 'saydam', konu: 'tahmin', hedef: '250' };
  const back = Object.fromEntries(new URLSearchParams(toOverlayQuery('goal', said)));
  expect([parseLook(back), parseChoices('goal', back)]).toEqual([
    parseLook(said),
    parseChoices('goal', said),
  ]);
});
