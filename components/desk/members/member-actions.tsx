import { useTranslations } from 'next-intl';
import type { DeskMemberWire } from '@/contract/desk-member';
import { AdjustForm } from './adjust-form';

interface MemberActionsProps {
  readonly member: Pick<DeskMemberWire, 'id' | 'may'>;
}

/** What the viewer may do about a member; nothing for who may do nothing. */
export function MemberActions({ member: { id, may } }: MemberActionsProps) {
  const t = useTranslations('desk.member');
  if (!may.includes('adjust')) return null;
  return (
    <section aria-labelledby="actions" className="grid gap-3">
      <h2 id="actions" className="font-display text-lg font-semibold">
        {t('actions')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        <AdjustForm id={id} />
      </div>
    </section>
  );
}
