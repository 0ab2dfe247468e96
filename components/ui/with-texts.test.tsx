import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { withTexts } from './with-texts';

afterEach(() => vi.unstubAllGlobals());

/** A document that names its texts there, and what answers who asks for them. */
function stub(path: string, answer: (asked: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: { dataset: { texts: path } } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer(address);
  });
  return asked;
}

const Part = () => useTranslations('person')('verified');
const load = withTexts(async () => Part);
const markup = async (from = load) => {
  const Loaded = await from();
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={{}}>
      <Loaded />
    </NextIntlClientProvider>,
  );
};
const words = (word: string) => () => Response.json({ person: { verified: word } });

it('gives a late part its texts, which are asked for once a document and anew where their words have changed', async () => {
  const asked = stub('/metinler/a', words('bir'));
  expect([await markup(), await markup()]).toEqual(['bir', 'bir']);
  expect(asked).toEqual(['/metinler/a']);
  stub('/metinler/b', words('iki'));
  expect(await markup()).toBe('iki');
});

it('fails where they do not come, or is what stands in for it, and asks again the next time', async () => {
  const asked = stub('/metinler/c', () => new Response(null, { status: 503 }));
  await expect(load()).rejects.toThrow('503');
  expect(
    await markup(
      withTexts(
        async () => Part,
        () => 'yerine',
      ),
    ),
  ).toBe('yerine');
  expect(asked).toHaveLength(2);
  stub('/metinler/c', words('üç'));
  expect(await markup()).toBe('üç');
});
