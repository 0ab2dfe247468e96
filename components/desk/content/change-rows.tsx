import { useTranslations } from 'next-intl';
import type { ContentField } from '@/contract/desk-content-fields';
import { type FieldTexts, isSame, type Json } from './content-field';
import { ValueText } from './value-text';

interface ChangeRowsProps {
  readonly fields: readonly ContentField[];
  readonly changes: readonly { readonly field: string; readonly from: Json; readonly to: Json }[];
  readonly texts: FieldTexts;
}

/** What differs between two versions, field by field: before and after; of a first version, before which nothing was, what it has. */
export function ChangeRows({ fields, changes: all, texts }: ChangeRowsProps) {
  const t = useTranslations('desk.content.history');
  const changes = all.filter(({ from, to }) => !isSame(from, null) || !isSame(to, null));
  const isFirst = changes.every(({ from }) => isSame(from, null));
  if (changes.length === 0) return <p className="py-2 text-sm text-text-3">{t('noChanges')}</p>;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {changes.map(({ field: name, from, to }) => {
        const field = fields.find((one) => one.name === name);
        return (
          <div
            key={name}
            className={`grid gap-2 py-3 text-sm ${isFirst ? 'md:grid-cols-[12rem_minmax(0,1fr)]' : 'md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]'}`}
          >
            <dt className="font-medium">{texts.label(name)}</dt>
            {isFirst ? null : (
              <dd className="min-w-0 rounded-[6px] bg-red/5 px-3 py-2 text-text-2">
                <span className="sr-only">{t('from')}: </span>
                <ValueText field={field} value={from} texts={texts} />
              </dd>
            )}
            <dd className="min-w-0 rounded-[6px] bg-green/5 px-3 py-2">
              <span className="sr-only">{t('to')}: </span>
              <ValueText field={field} value={to} texts={texts} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
