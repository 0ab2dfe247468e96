import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContentField } from '@/contract/desk-content-fields';
import { messages } from '@/lib/i18n/default-messages';
import { ChangeRows } from './change-rows';
import { ImportColumns } from './import-columns';
import { useFieldTexts } from './use-field-texts';

const { choices, fields: words, history, import: file } = messages.desk.content;
const text = { input: 'text' as const, nullable: false };
const fields = [
  { ...text, name: 'title', required: true },
  { ...text, name: 'summary', required: false },
];

type Given = Pick<ComponentProps<typeof ChangeRows>, 'changes'>;

function Rows({ changes, of = fields }: Given & { readonly of?: readonly ContentField[] }) {
  return <ChangeRows fields={of} changes={changes} texts={useFieldTexts('news')} />;
}
const draw = (children: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="tr" timeZone="Europe/Istanbul" messages={messages}>
      {children}
    </NextIntlClientProvider>,
  );

it('a first version says what it has, not that nothing was there before', () => {
  const markup = draw(
    <Rows
      changes={[
        { field: 'title', from: null, to: 'Açılış' },
        { field: 'summary', from: null, to: null },
      ]}
    />,
  );
  expect(markup).toContain('Açılış');
  for (const absent of [history.empty, `${history.from}: `, words.summary])
    expect(markup).not.toContain(absent);
});

it('a later version shows both sides of what it changed, what was emptied as well', () => {
  const markup = draw(
    <Rows
      changes={[
        { field: 'title', from: 'Açılış', to: 'Kapanış' },
        { field: 'summary', from: 'Özet', to: null },
      ]}
    />,
  );
  for (const shown of ['Açılış', 'Kapanış', `${history.from}: `, history.empty])
    expect(markup).toContain(shown);
});

it('a list is read line by line, by the words of its form, and what is empty in it is left out', () => {
  const inner = [
    { ...text, name: 'rank_from', input: 'integer' as const, required: true },
    { ...text, name: 'type', input: 'choice' as const, required: true },
    { ...text, name: 'currency', required: false },
  ];
  const prizes = { ...text, name: 'prizes', input: 'list' as const, required: true, fields: inner };
  const first = { type: 'physical', currency: null, rank_from: 1 };
  const markup = draw(
    <Rows
      of={[prizes]}
      changes={[
        { field: 'prizes', from: [first], to: [first, { rank_from: 2, type: 'code', currency: null }] },
      ]}
    />,
  );
  expect(markup.match(/<li>/g)).toHaveLength(3);
  for (const shown of [words.rank_from, choices.physical, choices.code]) expect(markup).toContain(shown);
  expect(markup.indexOf(words.rank_from), 'the order of the form').toBeLessThan(markup.indexOf(words.type));
  for (const absent of [words.currency, 'rank_from', '{']) expect(markup).not.toContain(absent);
});

it('an import says the columns of its file, each with its Turkish name, and which a new entry must have', () => {
  const markup = draw(<ImportColumns kind="news" fields={fields} />);
  for (const shown of ['>title</code>', words.title, '>summary</code>', words.summary])
    expect(markup).toContain(shown);
  expect(markup.split(file.required)).toHaveLength(2);
});
