import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { NumberLine, NumberOriginsWire } from '@/contract/number-origins';
import { formatDateTime } from '@/lib/format/dates';
import { lineName } from './line-name';
import { numberValue } from './number-value';

const tones = { open: 'line', approved: 'green', rejected: 'line' } as const;

/** What was objected to, how the line stood, what the team said and how it stands since. Who objected is not told. */
export function ObjectionList({ numbers }: { readonly numbers: NumberOriginsWire }) {
  const t = useTranslations('numbers');
  if (numbers.objections.length === 0) return <p className="text-text-2">{t('noObjections')}</p>;
  const toText = (line: NumberLine) =>
    t('lineText', { name: lineName(line, numbers.area, t), value: numberValue(line.value, numbers) });
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
      {numbers.objections.map(({ id, reason, state, at, decided_at, before, after, answer }) => (
        <li key={id} className="grid gap-2 px-4 py-5 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{t('objectionOf', { no: id, reason: t(`reasons.${reason}`) })}</p>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </div>
          {before ? <p className="text-sm text-text-2">{t('before', { line: toText(before) })}</p> : null}
          {after ? <p className="text-sm text-text-2">{t('after', { line: toText(after) })}</p> : null}
          {answer ? <p className="leading-relaxed">{t('answer', { answer })}</p> : null}
          <p className="text-xs text-text-3 tabular-nums">
            {t('at', { time: formatDateTime(at) ?? '' })}
            {decided_at && state !== 'open'
              ? ` · ${t('decidedAt', { time: formatDateTime(decided_at) ?? '' })}`
              : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
