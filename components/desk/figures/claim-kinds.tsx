import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { ClaimState } from '@/contract/claims';
import type { ClaimFigures } from '@/contract/desk-figures';
import { formatCoins } from '@/lib/format/money';
import { Split } from './split';
import { useTook } from './use-took';

interface ClaimKindsProps {
  readonly kinds: ClaimFigures['kinds'];
}

type Kind = ClaimFigures['kinds'][number];

/** What of a kind's claims is granted, refused, and still waits. */
const groups = [
  { name: 'granted', tone: 'win', states: ['approved', 'delivered', 'confirmed'] },
  { name: 'refused', tone: 'hollow', states: ['rejected', 'reversed', 'removed'] },
  { name: 'waiting', tone: 'plain', states: ['pending', 'in_review', 'needs_info', 'disputed'] },
] as const satisfies readonly { readonly states: readonly ClaimState[]; readonly [key: string]: unknown }[];

/** Each kind of claim with what became of it, and how long its decisions took. */
export function ClaimKinds({ kinds }: ClaimKindsProps) {
  const t = useTranslations('desk.figures.claims');
  const tKinds = useTranslations('desk.inbox.kinds');
  const toTook = useTook();
  return (
    <div className="figure figure-wide">
      <DataTable
        caption={t('kinds')}
        columns={[
          { title: t('kind') },
          { title: t('made'), align: 'end', isMain: true },
          { title: t('states') },
          { title: t('decided'), align: 'end' },
          { title: t('median'), align: 'end' },
          { title: t('ninth'), align: 'end' },
        ]}
        rows={kinds.map((one) => ({
          key: one.kind,
          cells: [
            tKinds(one.kind),
            formatCoins(one.made),
            <States key="states" states={one.states} />,
            formatCoins(one.decided),
            toTook(one.median_s),
            toTook(one.ninth_s),
          ],
        }))}
      />
    </div>
  );
}

function States({ states }: Pick<Kind, 'states'>) {
  const t = useTranslations('desk.figures.claims.groups');
  const parts = groups.map(({ name, tone, states: own }) => {
    const value = own.reduce((sum, state) => sum + (states[state] ?? 0), 0);
    return { key: name, value, tone, text: t(name, { count: value }) };
  });
  const some = parts.filter(({ value }) => value > 0);
  if (some.length === 0) return '–';
  const text = some.map((part) => part.text).join(', ');
  return (
    <span className="claim-states">
      <Split text={text} parts={parts} />
      <span aria-hidden="true" className="text-xs text-text-3">
        {text}
      </span>
    </span>
  );
}
