import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { defaultNames, nameTexts, type SiteNames, toSiteNames } from '@/contract/named-texts';
import messages from '@/messages/tr.json';

const own: SiteNames = { site: 'Liman', coin: 'Jeton', coinForms: { your: 'Jetoncuğun' } };

function leaves(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key));
}

test('no text names the coin or the site itself: both are the operator’s', () => {
  // The names of cookies stand in bold in the text on cookies.
  const said = leaves(messages).filter(([, text]) => /sikke/i.test(text.replaceAll(/\*\*[\w-]+\*\*/g, '')));
  expect(said.map(([path]) => path)).toEqual([]);
});

test('with the product’s own names the texts are what they have always been', () => {
  const t = createTranslator({ locale: 'tr', messages: nameTexts(messages, defaultNames) });
  expect(t('pages.market.description')).toBe('Sikkelerinle alabileceğin bonuslar, kodlar ve ürünler.');
  expect(t('points.types.kick_reward.text')).toBe('Kanal puanından Sikke’ye');
  expect(t('marketBuy.promise')).toMatch(/^Sikken sipariş anında ayrılır\./);
  expect(t('statement.empty.text')).toMatch(/^İlk Sikkeni kazandığında/);
  expect(JSON.stringify(nameTexts(messages, defaultNames))).toContain('Sikke’yi');
  expect(t('mails.emailLink.text', { link: '' })).toContain('Bu adres, Sikke’deki bir hesabın');
  expect(t('account.balance', { amount: '10' })).toBe('Bakiye: 10 Sikke');
});

test('with an operator’s names every text has them, in the case that it asks for or the operator wrote', () => {
  const texts = nameTexts(messages, own);
  const t = createTranslator({ locale: 'tr', messages: texts });
  expect(t('pages.market.title')).toBe('Jeton Pazarı');
  expect(t('pages.market.description')).toMatch(/^Jetonlarınla /);
  expect(t('marketBuy.promise')).toMatch(/^Jetoncuğun sipariş/);
  expect(t('site.name')).toBe('Liman');
  expect(t('mails.emailLink.text', { link: '' })).toContain('Bu adres, Liman’daki bir hesabın');
  expect(leaves(texts).filter(([, text]) => /\{(?:coin|site_name)/.test(text))).toEqual([]);
});

test('texts that were parsed with the build get the names, too, and are whole where nothing is left to fill in', () => {
  const plural = (forms: object) => [['n', 2, forms]];
  const parsed = [
    [['coin'], ' Pazarı'],
    [['coin']],
    [['amount']],
    plural({ other: [0, ' ', ['coin_acc']] }),
    [['b', ['coin']], ' say'],
  ];
  expect(Object.values(nameTexts({ ...parsed }, own))).toEqual([
    ...['Jeton Pazarı', 'Jeton', [['amount']]],
    plural({ other: [0, ' ', 'Jeton’u'] }),
    [['b', 'Jeton'], ' say'],
  ]);
});

test('a name cannot become a part of the text’s pattern, and an empty one is the product’s', () => {
  const names = toSiteNames({ site: ' ', coin: "{n, plural, other {#}} <b>'x", forms: { your: '' } });
  const t = createTranslator({ locale: 'tr', messages: nameTexts(messages, names) });
  expect(t('site.name')).toBe('Sikke');
  expect(t('pointsOwn.earned', { amount: '5' })).toBe('Bugüne dek 5 n, plural, other  b’x');
});
