import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { NumberOriginsWire } from '@/contract/number-origins';
import { lineName } from './line-name';
import { numberValue } from './number-value';
import { originText } from './origin-text';

/** Every number with where it came from. */
export function OriginTable({ numbers }: { readonly numbers: NumberOriginsWire }) {
  const t = useTranslations('numbers');
  const tReasons = useTranslations('statement.reasons');
  return (
    <DataTable
      caption={t('lines')}
      columns={[
        { title: t('columns.line') },
        { title: t(`values.${numbers.area}`), align: 'end', isMain: true },
        { title: t('columns.origin') },
      ]}
      rows={numbers.lines.map((line) => ({
        key: line.line,
        cells: [
          lineName(line, numbers.area, t),
          numberValue(line.value, numbers),
          line.origins.length > 0 ? (
            <ul key="origins" className="space-y-1 text-sm text-text-2">
              {line.origins.map((origin) => {
                const text = originText(origin, t, tReasons);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          ) : (
            t('unknown')
          ),
        ],
      }))}
    />
  );
}
