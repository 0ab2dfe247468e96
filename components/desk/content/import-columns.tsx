import { useTranslations } from 'next-intl';
import type { ImportKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import { useFieldTexts } from './use-field-texts';

interface ImportColumnsProps {
  readonly kind: ImportKind;
  readonly fields: readonly ContentField[];
}

/** What the columns of a file are called, and which a new entry must have. */
export function ImportColumns({ kind, fields }: ImportColumnsProps) {
  const t = useTranslations('desk.content.import');
  const texts = useFieldTexts(kind);
  return (
    <section aria-labelledby="columns" className="grid gap-3">
      <h2 id="columns" className="font-display text-lg font-semibold">
        {t('columns')}
      </h2>
      <p className="max-w-prose text-sm text-text-2">{t('columnsLead')}</p>
      <dl className="columns-1 gap-x-10 border-y border-line text-sm sm:columns-2 xl:columns-3">
        {fields.map(({ name, required }) => (
          <div key={name} className="flex min-h-9 break-inside-avoid items-center justify-between gap-4">
            <dt className="min-w-0">
              <code className="break-words text-text">{name}</code>
              {required ? <span className="ms-2 text-text-3">{t('required')}</span> : null}
            </dt>
            <dd className="text-right text-text-3">{texts.label(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
