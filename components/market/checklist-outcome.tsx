'use client'; // A leaf of the checklist.

import { useTranslations } from 'next-intl';
import { LoginButton } from '@/components/ui/login-button';
import { SoftLink } from '@/components/ui/soft-link';
import type { MarketEligibilityWire } from '@/contract/market';
import { isAreaOff } from '@/lib/browser/is-area-off';
import type { Own } from '@/lib/browser/use-own';
import { formatCoins } from '@/lib/format/money';
import { routes } from '@/lib/routes';

interface ChecklistOutcomeProps {
  readonly who: Own<unknown>['who'];
  readonly standing: MarketEligibilityWire | null;
}

/** What follows from the marks: a login for a guest, the gap in Sikke or the good news for a member. Its room is kept from the start. */
export function ChecklistOutcome({ who, standing }: ChecklistOutcomeProps) {
  return (
    <div className="mt-5 flex min-h-28 flex-col justify-start gap-3 border-t border-line pt-4 text-sm">
      {who === 'guest' ? <GuestLine /> : null}
      {standing ? <MemberLine standing={standing} /> : null}
    </div>
  );
}

function GuestLine() {
  const t = useTranslations('marketOwn');
  return (
    <>
      <p className="text-text-2">{t('guest')}</p>
      <LoginButton>{t('login')}</LoginButton>
    </>
  );
}

function MemberLine({
  standing: { balance, missing, checks },
}: {
  readonly standing: MarketEligibilityWire;
}) {
  const t = useTranslations('marketOwn');
  const open = checks.filter(({ check, is_met }) => !is_met && check !== 'balance').length;
  return (
    <>
      <p className="text-text-2 tabular-nums">{t('balance', { amount: formatCoins(balance) })}</p>
      {missing > 0 ? (
        <p className="font-semibold tabular-nums">
          {t('missing', { amount: formatCoins(missing) })}{' '}
          {isAreaOff('points') ? null : (
            <SoftLink href={routes.points.path} className="font-medium underline underline-offset-4">
              {t('earn')}
            </SoftLink>
          )}
        </p>
      ) : (
        <p className={open === 0 ? 'font-semibold text-green' : 'font-semibold'}>
          {open === 0 ? t('allMet') : t('open', { count: open })}
        </p>
      )}
    </>
  );
}
