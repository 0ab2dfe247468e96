import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { NumberOriginsWire } from '@/contract/number-origins';
import { lineName } from './line-name';
import { numberText } from './number-value';
import { originText } from './origin-text';

const fields = ['value', 'win', 'bet', 'start_balance', 'end_balance', 'win_a', 'win_b', 'score'] as const;

/** What was put right: what each number said, and what it says. */
export function CorrectionTable({ numbers }: { readonly numbers: NumberOriginsWire }) {
  const t = useTranslations('numbers');
  const tReasons = useTranslations('statement.reasons');
  if (numbers.corrections.length === 0) return <p className="text-text-2">{t('noCorrections')}</p>;
  return (
    <DataTable
      caption={t('corrections')}
      isCaptionHidden
      columns={[
        { title: t('columns.line') },
        { title: t('columns.before'), align: 'end' },
        { title: t('columns.after'), align: 'end', isMain: true },
        { title: t('columns.origin') },
      ]}
      rows={numbers.corrections.map(({ name, field, before, after, origin }, at) => {
        const known = fields.find((one) => one === field);
        const of = matchName(name, t) ?? lineName({ name }, numbers.area, t);
        return {
          key: String(at),
          cells: [
            known && known !== 'value' ? `${of} · ${t(`fields.${known}`)}` : of,
            numberText(before, numbers),
            numberText(after, numbers),
            originText(origin, t, tReasons),
          ],
        };
      })}
    />
  );
}

/** A match is kept by its place in the bracket. */
function matchName(name: string, t: ReturnType<typeof useTranslations<'numbers'>>): string | null {
  const found = /^match-(\d+)-(\d+)$/.exec(name);
  return found ? t('match', { round: Number(found[1]), index: Number(found[2]) + 1 }) : null;
}
