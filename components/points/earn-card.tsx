import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { SoftLink } from '@/components/ui/soft-link';
import type { EarnRule } from '@/lib/data/earn-rules';
import { formatCoins } from '@/lib/format/money';
import { InviteLink } from './invite-link';
import { OwnTimes } from './own-times';

interface EarnCardProps {
  readonly rule: EarnRule;
  /** It is earned by the member's own link, which then stands here. */
  readonly isInvite: boolean;
}

/** A way to earn: what it brings, how often, where; and, for a member, how often it did. */
export function EarnCard({ rule, isInvite }: EarnCardProps) {
  const t = useTranslations('points');
  const { key, title, text, amount, amountMax, path } = rule;
  const limits = toLimits(rule, t);
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="pt-0.5 font-semibold">{title}</h3>
        <p className="flex shrink-0 items-center gap-1.5 font-display font-semibold whitespace-nowrap text-gold-bright tabular-nums">
          <Coin />
          {amountMax === null ? formatCoins(amount) : `${formatCoins(amount)}–${formatCoins(amountMax)}`}
          <span className="sr-only">{t('coin')}</span>
        </p>
      </div>
      {text ? <p className="mt-2 text-sm leading-relaxed text-text-2">{text}</p> : null}
      {isInvite ? <InviteLink /> : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-xs text-text-3">
        {limits.map((limit) => (
          <span key={limit}>{limit}</span>
        ))}
        <OwnTimes ruleKey={key} capDay={rule.capDay} capTotal={rule.capTotal} cooldownH={rule.cooldownH} />
        {path ? (
          <SoftLink
            href={path}
            className="ml-auto inline-flex min-h-6 items-center rounded-sm text-sm font-medium text-text underline underline-offset-4"
          >
            {t('open')}
            <span className="sr-only">: {title}</span>
          </SoftLink>
        ) : null}
      </div>
    </article>
  );
}

function toLimits(
  { capDay, capTotal, cooldownH }: EarnRule,
  t: ReturnType<typeof useTranslations<'points'>>,
) {
  return [
    ...(capDay === null ? [] : [t('capDay', { count: capDay })]),
    ...(capTotal === null ? [] : [t('capTotal', { count: capTotal })]),
    ...(cooldownH === null ? [] : [t('cooldown', { count: cooldownH })]),
    ...(capDay === null && capTotal === null && cooldownH === null ? [t('noCap')] : []),
  ];
}
