import { useMessages, useTranslations } from 'next-intl';
import { ValueText } from '@/components/desk/content/value-text';
import type { AuditLineWire } from '@/contract/desk-audit';
import { isSame } from '../content/content-field';

type Sides = Pick<AuditLineWire, 'before' | 'after'>;

/** What a line of the audit log changed, field by field: before and after. */
export function AuditChanges({ before, after }: Sides) {
  const t = useTranslations('desk.audit');
  const { audit, content } = useMessages().desk;
  const labels: Readonly<Record<string, string>> = { ...content.fields, ...audit.fields };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  if (names.length === 0) return <p className="text-sm text-text-3">{t('noChanges')}</p>;
  const texts = { label: String, help: () => undefined, choice: String };
  return (
    <dl className="divide-y divide-line border-y border-line">
      {names.map((name) => (
        <div key={name} className="grid gap-2 py-3 text-sm md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
          <dt className="font-medium break-words">{labels[name] ?? name}</dt>
          <dd className="min-w-0 rounded-[6px] bg-red/5 px-3 py-2 text-text-2">
            <span className="sr-only">{t('before')}: </span>
            <ValueText field={undefined} value={before[name]} texts={texts} />
          </dd>
          <dd className="min-w-0 rounded-[6px] bg-green/5 px-3 py-2">
            <span className="sr-only">{t('after')}: </span>
            <ValueText field={undefined} value={after[name]} texts={texts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
