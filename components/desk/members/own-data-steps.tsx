import { useTranslations } from 'next-intl';
import type { DeskMemberWire } from '@/contract/desk-member';
import { formatDateTime } from '@/lib/format/dates';
import { ExportForm } from './export-form';
import { ReasonStep } from './reason-step';

interface OwnDataStepsProps {
  readonly member: Pick<DeskMemberWire, 'id' | 'username' | 'may' | 'waiting' | 'delete_at'>;
}

/** What law 6698 gives a member, for an admin to do: the data as a file, and the account's end; where that cannot be, why not. */
export function OwnDataSteps({ member }: OwnDataStepsProps) {
  const t = useTranslations('desk.member.ownData');
  const { id, username, may } = member;
  if (!may.includes('export')) return null;
  return (
    <section aria-labelledby="own-data" className="grid gap-3">
      <h2 id="own-data" className="font-display text-lg font-semibold">
        {t('title')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        <ExportForm id={id} username={username} />
        {may.includes('erase') ? <ReasonStep id={id} step="erase" /> : <Locked member={member} />}
      </div>
    </section>
  );
}

function Locked({ member: { waiting, delete_at } }: OwnDataStepsProps) {
  const t = useTranslations('desk.member.ownData');
  const due = delete_at === null ? null : formatDateTime(delete_at);
  const why = waiting.includes('erasure') ? 'asked' : 'team';
  return <p className="py-3 text-sm text-text-2">{due ? t('due', { when: due }) : t(why)}</p>;
}
