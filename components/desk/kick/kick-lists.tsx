import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { DeskKickWire } from '@/contract/desk-kick';
import { formatCoins } from '@/lib/format/money';
import { EndReward } from './reward-form';

type Redemption = DeskKickWire['redemptions'][number];

/** The rewards of the channel that bring something here. */
export function RewardList({ rewards }: Pick<DeskKickWire, 'rewards'>) {
  const t = useTranslations('desk.kick');
  if (rewards.length === 0) return <p className="text-sm text-text-2">{t('noRewards')}</p>;
  return (
    <DataTable
      caption={t('rewards')}
      isCaptionHidden
      columns={[
        { title: t('reward') },
        { title: t('cost'), align: 'end' },
        { title: t('brings'), isMain: true },
        { title: t('state') },
        { title: t('action'), isAction: true },
      ]}
      rows={rewards.map(({ id, title, cost, coins, item, is_made }) => ({
        key: String(id),
        cells: [
          title,
          formatCoins(cost),
          coins === null ? (item?.title ?? '') : <Coins key="coins" value={coins} />,
          <Badge key="state" tone={is_made ? 'green' : 'line'}>
            {t(is_made ? 'made' : 'making')}
          </Badge>,
          <EndReward key="end" id={id} />,
        ],
      }))}
    />
  );
}

const tones: Readonly<Record<Redemption['state'], BadgeTone>> = {
  credited: 'green',
  refused: 'red',
  closed: 'line',
  taken_back: 'line',
};

/** What was redeemed last and what became of it. */
export function RedemptionList({ redemptions }: Pick<DeskKickWire, 'redemptions'>) {
  const t = useTranslations('desk.kick');
  if (redemptions.length === 0) return <p className="text-sm text-text-2">{t('noRedemptions')}</p>;
  return (
    <DataTable
      caption={t('redemptions')}
      isCaptionHidden
      isDense
      columns={[
        { title: t('viewer') },
        { title: t('reward') },
        { title: t('state'), isMain: true },
        { title: t('toldKick') },
        { title: t('when') },
      ]}
      rows={redemptions.map((one) => ({
        key: one.id,
        cells: [
          one.username ?? (one.kick_name || '–'),
          one.title,
          <Badge key="state" tone={tones[one.state]}>
            {one.reason === null ? t(`states.${one.state}`) : t(`reasons.${one.reason}`)}
          </Badge>,
          t(one.is_answered ? 'told' : 'untold'),
          <RelativeTime key="at" iso={one.decided_at} />,
        ],
      }))}
    />
  );
}

/** What Kick told last. */
export function EventList({ events }: Pick<DeskKickWire, 'events'>) {
  const t = useTranslations('desk.kick');
  if (events.length === 0) return <p className="text-sm text-text-2">{t('noEvents')}</p>;
  return (
    <DataTable
      caption={t('events')}
      isCaptionHidden
      isDense
      columns={[{ title: t('event') }, { title: t('state'), isMain: true }, { title: t('when') }]}
      rows={events.map(({ type, outcome, received_at }, at) => ({
        key: `${received_at}:${at}`,
        cells: [
          type,
          outcome === 'done'
            ? t('outcomes.done')
            : outcome === 'ignored'
              ? t('outcomes.ignored')
              : t('outcomes.unreadable'),
          <RelativeTime key="at" iso={received_at} />,
        ],
      }))}
    />
  );
}
