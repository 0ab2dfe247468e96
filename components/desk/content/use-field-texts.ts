import { useMessages } from 'next-intl';
import { useMemo } from 'react';
import type { ImportKind } from '@/contract/desk-content';
import type { FieldTexts } from './content-field';

type Words = Readonly<Record<string, string>>;

/** The words of a kind's fields; a field or a value that has none is shown by its name. */
export function useFieldTexts(kind: ImportKind): FieldTexts {
  const { fields, help, choices, own } = useMessages().desk.content;
  return useMemo(() => {
    const all: Readonly<Record<string, Words>> = own;
    const [labels, helps, words]: readonly [Words, Words, Words] = [fields, help, choices];
    return {
      label: (name) => all[kind]?.[name] ?? labels[name] ?? name,
      help: (name) => helps[name],
      choice: (value) => words[value] ?? value,
    };
  }, [fields, help, choices, own, kind]);
}
