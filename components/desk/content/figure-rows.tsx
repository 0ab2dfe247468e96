import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FigureKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { ContentProblem } from '@/contract/desk-problems';
import { type FormValues, listOf, objectOf } from './content-field';
import { ContentInputs } from './inputs/content-inputs';
import { problemsByField } from './problem-texts';
import { useFieldTexts } from './use-field-texts';

interface FigureRowsProps {
  readonly kind: FigureKind;
  /** The race or the tournament that the figures are of. */
  readonly slug: string;
  /** The names of the fields that all rows share; the first one is the entry's. */
  readonly shared: readonly string[];
  readonly fields: readonly ContentField[];
  readonly problems: readonly ContentProblem[];
  readonly isBusy: boolean;
  readonly onCompare: (file: Blob) => Promise<void>;
}

/** The line of a file that the first row stands on: the list opens on a line of its own. */
const firstLine = 2;

/** Figures typed row by row: a file of them goes the way of every other, compared first and written as it was shown. */
export function FigureRows({ kind, slug, shared, fields, problems, isBusy, onCompare }: FigureRowsProps) {
  const t = useTranslations('desk.content');
  const texts = useFieldTexts(kind);
  const [of = ''] = shared;
  const [values, setValues] = useState<FormValues>({ [of]: slug, rows: [{}] });
  const isShared = (name: string) => shared.includes(name);
  const rows = listOf(values.rows).map(objectOf);
  const form = [
    ...fields.filter(({ name }) => isShared(name)),
    {
      ...{ name: 'rows', input: 'list' as const, required: true, nullable: false, max_items: 500 },
      fields: fields.filter(({ name }) => !isShared(name)),
    },
  ];
  const placed = problems.map((problem) => ({ ...problem, field: toPlace(problem, isShared) }));
  const compare = () => {
    const { rows: _, ...same } = values;
    const lines = rows.map((row) => JSON.stringify({ ...same, ...row }));
    return onCompare(new Blob([`[\n${lines.join(',\n')}\n]`], { type: 'application/json' }));
  };
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-lg font-semibold">{t('import.enter')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <ContentInputs
          fields={form}
          path=""
          values={values}
          onChange={setValues}
          errors={problemsByField(placed, t, texts)}
          lockOf={(name) => (name === of ? '' : null)}
          texts={texts}
        />
      </div>
      <Button isBusy={isBusy} onClick={compare} className="justify-self-start">
        {t('import.compare')}
      </Button>
    </section>
  );
}

/** The path of the field in this form, from the line of the file. */
function toPlace({ line, field }: ContentProblem, isShared: (name: string) => boolean): string {
  if (field === null || line === null) return field ?? '';
  return isShared(field) ? field : `rows.${line - firstLine}.${field}`;
}
