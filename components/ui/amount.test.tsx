import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/default-messages';
import { Coins } from './amount';

const sheet = readFileSync(join(import.meta.dirname, 'ui.css'), 'utf8');

/** What the rule of exactly this selector says. */
const rule = (selector: string) =>
  sheet.match(new RegExp(`^\\s*${selector.replace(/[.*>]/g, '\\$&')} \\{([^}]*)\\}`, 'm'))?.[1] ?? '';

it('an amount of Sikke stands on the line of the words beside it, its coin of 24 px in their middle', () => {
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <Coins value={1250} />
    </NextIntlClientProvider>,
  );
  expect(markup).toMatch(
    /^<span class="coins"><svg width="24" height="24" aria-hidden="true" class="[^"]*shrink-0/,
  );
  expect(rule('.coins')).toMatch(/\binline-flex items-baseline\b/);
  // Centred with its line it would lift the number above the words; as an item of the baseline it would lift the line.
  expect(rule('.coins > svg')).toMatch(/\bself-center\b/);
});
