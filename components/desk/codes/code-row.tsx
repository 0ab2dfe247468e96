import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { SoftLink } from '@/components/ui/soft-link';
import type { RedeemCodeState } from '@/contract/redeem-codes';
import type { RedeemCode } from '@/lib/data/desk-codes';
import { deskPages } from '@/lib/desk-pages';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { withQuery } from '../desk-query';
import { EndCode } from './end-code';

interface CodeRowProps {
  readonly code: RedeemCode;
}

const tones: Partial<Record<RedeemCodeState, BadgeTone>> = { running: 'green', ended: 'red' };

/** A redeem code as a row of the list: what it brings, how often it was used, when it runs, and the way to end it. */
export function CodeRow({ code }: CodeRowProps) {
  const t = useTranslations('desk.codes');
  const channels = useTranslations('desk.codes.own.channels');
  const { id, batch, title, channel, amount, used, maxUses, startsAt, endsAt, state, madeBy } = code;
  const isOn = state === 'running' || state === 'upcoming' || state === 'used_up';
  const window = { from: formatDateTime(startsAt) ?? '', to: formatDateTime(endsAt) ?? '' };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 px-1 py-2 xl:grid xl:grid-cols-[minmax(0,32rem)_6rem_11rem_minmax(0,1fr)]">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <h2 className="flex flex-wrap items-center gap-x-3 text-sm font-medium break-words">
          {title}
          <Badge tone={tones[state] ?? 'line'}>{t(`states.${state}`)}</Badge>
        </h2>
        <p className="text-xs text-text-3">
          {channels(channel)} · {t('window', window)}
          {madeBy ? ` · ${t('madeBy', { name: madeBy })}` : null}
        </p>
      </div>
      <Coins value={amount} />
      <span className="text-sm text-text-2 tabular-nums">
        {t('uses', { used: formatCoins(used), most: formatCoins(maxUses) })}
      </span>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {batch === null ? null : (
          <SoftLink
            href={withQuery(deskPages.codes.path, { grup: String(batch) })}
            className="py-2 text-sm underline underline-offset-4"
          >
            {t('batch')}
          </SoftLink>
        )}
        {batch === null ? null : <EndCode id={id} of="codeBatchEnd" isShown={isOn} />}
        <EndCode id={id} of="codeEnd" isShown={isOn} />
      </div>
    </li>
  );
}
