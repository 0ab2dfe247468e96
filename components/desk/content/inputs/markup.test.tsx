import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ContentField, type FieldInput, fieldInputs } from '@/contract/desk-content-fields';
import { messages } from '@/lib/i18n/default-messages';
import type { Json } from '../content-field';
import { useFieldTexts } from '../use-field-texts';
import { ContentInputs } from './content-inputs';

interface Drawn {
  readonly value?: Json;
  readonly errors?: Readonly<Record<string, string>>;
  readonly lock?: string;
}

const item: NonNullable<ContentField['fields']> = [
  { name: 'title', input: 'text', required: true, nullable: false },
  { name: 'amount', input: 'integer', required: false, nullable: true },
];

function Form({ input, value = null, errors = {}, lock }: Drawn & { readonly input: FieldInput }) {
  const field = { name: 'prizes', input, required: false, nullable: true, choices: ['coin', 'code'] };
  return (
    <ContentInputs
      fields={[{ ...field, fields: item }]}
      path=""
      values={{ prizes: value }}
      onChange={() => undefined}
      errors={errors}
      lockOf={() => lock ?? null}
      texts={useFieldTexts('events')}
    />
  );
}

const draw = (input: FieldInput, drawn: Drawn = {}) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      <Form input={input} {...drawn} />
    </NextIntlClientProvider>,
  );

it.each(fieldInputs)('%s: has its Turkish label, and without a style attribute', (input) => {
  const markup = draw(input);
  expect(markup).toContain('Ödüller');
  expect(markup).not.toMatch(/ style=/);
  const [, label] = /<label for="([^"]+)"/.exec(markup) ?? [];
  if (label) expect(markup).toContain(`id="${label}"`);
  else expect(markup).toMatch(/<legend|<label class/);
});

const single = fieldInputs.filter(
  (input) => !['choices', 'texts', 'list', 'object', 'games'].includes(input),
);

it.each(single)('%s: says its error at the field, and is marked as wrong', (input) => {
  const markup = draw(input, { errors: { prizes: 'Doldurulmalı.' } });
  expect(markup).toMatch(/aria-invalid="true"/);
  expect(markup).toContain('Doldurulmalı.');
});

it.each(fieldInputs)('%s: cannot be changed while it is locked, and says why', (input) => {
  const value = input === 'texts' ? ['x'] : input === 'list' ? [{ title: 'x' }] : null;
  const markup = draw(input, { lock: 'Katılanlar var; değişmez.', value });
  expect(markup).toContain('Katılanlar var; değişmez.');
  expect(markup.match(/<(input|select|textarea)[^>]*>/g)?.filter((tag) => !tag.includes('disabled'))).toEqual(
    [],
  );
});

it('list: an error of the list itself marks its group, whose button is named by the list', () => {
  const markup = draw('list', { value: [], errors: { prizes: 'Doldurulmalı.' } });
  expect(markup).toMatch(/<fieldset[^>]* data-invalid=""/);
  expect(markup).toContain('aria-label="Ödüller: Ekle"');
});

it('list: has the error of an entry at that entry’s field, and moves and removes by named buttons', () => {
  const value = [
    { title: 'Bir', amount: 1 },
    { title: 'İki', amount: 2 },
  ];
  const markup = draw('list', { value, errors: { 'prizes.1.amount': 'En az 3 olmalı.' } });
  expect(markup).toMatch(/data-field="prizes\.1\.amount".*aria-invalid="true".*En az 3 olmalı\./s);
  expect(markup).toContain('aria-label="Ödüller 2: Yukarı taşı"');
  expect(markup).toContain('aria-label="Ödüller 1: Kaldır"');
});

it('moment, money and markdown show what is stored as it is read: Istanbul’s time, a comma, the site’s own renderer', () => {
  expect(draw('moment', { value: '2026-11-23T18:00:00.000Z' })).toContain('value="2026-11-23T21:00"');
  expect(draw('money', { value: 12_550 })).toContain('value="125,50"');
  const markup = draw('markdown', { value: '## Kural\n\n<script>x</script>' });
  expect(markup).toMatch(/<h2[^>]*>Kural<\/h2>/);
  expect(markup).not.toContain('<script>');
});

it('says of a locked list once why, and locks each of its inputs', () => {
  const markup = draw('list', { value: [{ title: 'Bir', amount: 1 }], lock: 'Başladı; artık değişmez.' });
  expect(markup.split('Başladı; artık değişmez.')).toHaveLength(2);
  expect(markup.match(/<input[^>]* disabled=""/g)).toHaveLength(2);
});
