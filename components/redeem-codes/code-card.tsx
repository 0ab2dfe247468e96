import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { RedeemCodeState } from '@/contract/redeem-codes';
import type { RedeemCode } from '@/lib/data/redeem-codes';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { EndCode } from './end-code';

interface CodeCardProps {
  readonly code: RedeemCode;
}

const tones: Partial<Record<RedeemCodeState, BadgeTone>> = { running: 'green', ended: 'red' };

/** A redeem code as a line of the list: what it brings, how often it was used, when it runs, and the way to end it. */
export function CodeCard({ code }: CodeCardProps) {
  const t = useTranslations('redeemCodes');
  const channels = useTranslations('redeemCodesOwn.channels');
  const { id, title, channel, amount, used, maxUses, startsAt, endsAt, state, madeBy } = code;
  const isOn = state === 'running' || state === 'upcoming' || state === 'used_up';
  const window = { from: formatDateTime(startsAt) ?? '', to: formatDateTime(endsAt) ?? '' };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 bg-surface px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold break-words">{title}</h3>
        <p className="mt-1 text-sm text-text-2">
          {channels(channel)} · {t('window', window)}
        </p>
        {madeBy ? <p className="text-sm text-text-3">{t('madeBy', { name: madeBy })}</p> : null}
      </div>
      <Coins value={amount} />
      <span className="text-sm text-text-2 tabular-nums">
        {t('uses', { used: formatCoins(used), most: formatCoins(maxUses) })}
      </span>
      <Badge tone={tones[state] ?? 'line'}>{t(`states.${state}`)}</Badge>
      <EndCode id={id} isShown={isOn} />
    </li>
  );
}
