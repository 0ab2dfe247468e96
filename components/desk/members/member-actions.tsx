import { useTranslations } from 'next-intl';
import type { DeskMemberWire } from '@/contract/desk-member';
import { AdjustForm } from './adjust-form';
import { NoteForm } from './note-form';
import { ReasonStep } from './reason-step';
import { SanctionForm } from './sanction-form';
import { VerifyPhoneForm } from './verify-phone-form';

interface MemberActionsProps {
  readonly member: Pick<DeskMemberWire, 'id' | 'may' | 'phone' | 'telegram_verified_at'>;
}

/** How long an account can be closed for: a suspension, by admins for longer than by moderators, and a ban; 0 is for good. */
const days = { short: [1, 3, 7], long: [1, 3, 7, 14, 30, 90], ban: [0, 30, 90, 365] } as const;

/** What the viewer may do about a member; nothing for who may do nothing. */
export function MemberActions({ member: { id, may, phone, telegram_verified_at } }: MemberActionsProps) {
  const t = useTranslations('desk.member');
  const can = (move: (typeof may)[number]) => may.includes(move);
  if (may.length === 0) return null;
  return (
    <section aria-labelledby="actions" className="grid gap-3">
      <h2 id="actions" className="font-display text-lg font-semibold">
        {t('actions')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {can('lift') ? <ReasonStep id={id} step="lift" /> : null}
        {can('note') ? <NoteForm id={id} /> : null}
        {can('adjust') ? <AdjustForm id={id} /> : null}
        {can('suspend') ? (
          <SanctionForm id={id} kind="suspension" days={can('ban') ? days.long : days.short} />
        ) : null}
        {can('ban') ? <SanctionForm id={id} kind="ban" days={days.ban} /> : null}
        {can('end_sessions') ? <ReasonStep id={id} step="end_sessions" /> : null}
        {can('verify_phone') ? <VerifyPhoneForm id={id} phone={phone} /> : null}
        {can('verify_telegram') ? <ReasonStep id={id} step="verify_telegram" /> : null}
        {can('reset_phone') && phone ? <ReasonStep id={id} step="reset_phone" /> : null}
        {can('reset_telegram') && telegram_verified_at ? <ReasonStep id={id} step="reset_telegram" /> : null}
      </div>
    </section>
  );
}
