import { useTranslations } from 'next-intl';
import type { RedeemCode } from '@/lib/data/desk-codes';
import { CodeRow } from './code-row';

interface CodeListProps {
  readonly codes: readonly RedeemCode[];
}

/** A page of the redeem codes, newest first. */
export function CodeList({ codes }: CodeListProps) {
  const t = useTranslations('desk.codes');
  return (
    <ul aria-label={t('list')} className="divide-y divide-line border-b border-line">
      {codes.map((code) => (
        <CodeRow key={code.id} code={code} />
      ))}
    </ul>
  );
}
