import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { TrackingState } from '@/contract/sponsor-reports';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { SecretForm } from './secret-form';

interface TrackingPanelProps {
  readonly slug: string;
  readonly state: TrackingState;
  /** Where postbacks go, whole. */
  readonly address: string;
}

/** How a sponsor's postbacks come in: the address to hand on, the form of its names, the secret, and what was refused of late. */
export function TrackingPanel({ slug, state, address }: TrackingPanelProps) {
  const t = useTranslations('desk.tracking');
  const form = state.is_set_up
    ? deskEntryPath('content', 'sponsor-tracking', slug)
    : deskEntryPath('content', 'sponsor-tracking', 'yeni');
  return (
    <section className="grid gap-4">
      <h2 className="flex flex-wrap items-center gap-3 font-display text-lg font-semibold">
        {t('title')}
        <Badge tone={state.is_active ? 'green' : 'line'}>{t(state.is_active ? 'on' : 'off')}</Badge>
      </h2>
      <p className="max-w-prose text-sm text-text-2">{t('text')}</p>
      <CopyText text={address} label={t('address')} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-2">
        <SoftLink href={form} className={buttonClass(state.is_set_up ? 'quiet' : 'primary')}>
          {t(state.is_set_up ? 'form' : 'setUp')}
        </SoftLink>
        <span>
          {state.last_at ? (
            <>
              {t('last')} <RelativeTime iso={state.last_at} />
            </>
          ) : (
            t('none')
          )}
        </span>
      </p>
      {state.is_set_up ? <SecretForm slug={slug} hasSecret={state.secret_at !== null} /> : null}
      {state.refusals.length > 0 ? (
        <>
          <h3 className="font-semibold">{t('refused')}</h3>
          <DataTable
            caption={t('refused')}
            isCaptionHidden
            isDense
            columns={[
              { title: t('day') },
              { title: t('reason') },
              { title: t('count'), align: 'end' },
              { title: t('lastAddress') },
            ]}
            rows={state.refusals.map((one) => ({
              key: `${one.day} ${one.reason}`,
              cells: [
                formatDay(`${one.day}T12:00:00+03:00`),
                t(`refusals.${one.reason}`),
                formatCoins(one.count),
                one.last_address,
              ],
            }))}
          />
        </>
      ) : null}
    </section>
  );
}
