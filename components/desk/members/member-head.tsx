import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import type { DeskMemberWire } from '@/contract/desk-member';
import { deskPages } from '@/lib/desk-pages';
import { formatDateTime } from '@/lib/format/dates';
import { RoleBadge } from './role-badge';

interface OfMember {
  readonly member: DeskMemberWire;
}

/** Who a member is, how the account stands, and its main numbers. */
export function MemberHead({ member }: OfMember) {
  const t = useTranslations('desk.member');
  const facts = [
    { name: t('facts.point'), value: <Coins value={member.point} /> },
    { name: t('facts.tickets'), value: member.tickets },
    { name: t('facts.sessions'), value: member.sessions },
    { name: t('facts.joined'), value: formatDateTime(member.created_at) },
    { name: t('facts.seen'), value: (member.last_seen_at && formatDateTime(member.last_seen_at)) ?? '—' },
  ];
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-4">
        <img src={member.avatar} alt="" width={56} height={56} className="size-14 shrink-0 rounded-full" />
        <div className="grid min-w-0 gap-1">
          <States member={member} />
          <Contact member={member} />
        </div>
      </div>
      <Facts facts={facts} />
      <Waiting member={member} />
    </div>
  );
}

/** What an admin has asked for about them, and another one has to confirm. */
function Waiting({ member: { waiting, may } }: OfMember) {
  const t = useTranslations('desk.member');
  const tKinds = useTranslations('desk.fourEyes.kinds');
  if (waiting.length === 0) return null;
  const kinds = waiting.map((kind) => tKinds(kind)).join(', ');
  return (
    <p className="text-sm text-text-2">
      {t('waiting', { kinds })}{' '}
      {may.includes('adjust') ? (
        <a href={deskPages.fourEyes.path} className="underline underline-offset-4">
          {t('toFourEyes')}
        </a>
      ) : null}
    </p>
  );
}

function States({ member }: OfMember) {
  const t = useTranslations('desk.member');
  const { nickname, permission, closed, deleted_at, delete_at, pause, sanction } = member;
  const closedUntil = sanction?.until ? formatDateTime(sanction.until) : null;
  const until = pause?.until ? formatDateTime(pause.until) : null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {nickname ? <span className="font-semibold">{nickname}</span> : null}
      {permission === 'player' ? <Badge>{t('player')}</Badge> : <RoleBadge permission={permission} />}
      {closed && !deleted_at ? <Badge tone="red">{t('closed')}</Badge> : null}
      {sanction ? (
        <>
          <Badge tone="red">
            {closedUntil ? t(`sanctions.${sanction.kind}`, { when: closedUntil }) : t('sanctions.forever')}
          </Badge>
          <span className="text-sm text-text-2">{t('sanctions.why', { reason: sanction.reason })}</span>
        </>
      ) : null}
      {deleted_at ? <Badge tone="red">{t('erased')}</Badge> : null}
      {delete_at ? (
        <Badge tone="red">{t('deleting', { when: formatDateTime(delete_at) ?? '' })}</Badge>
      ) : null}
      {pause ? <Badge>{until ? t('pausedUntil', { when: until }) : t('paused')}</Badge> : null}
    </p>
  );
}

function Contact({ member }: OfMember) {
  const t = useTranslations('desk.member');
  const { email, phone, phone_verified, telegram, telegram_verified_at } = member;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-2">
      <li className="break-all">{email}</li>
      <li className="tabular-nums">
        {phone ?? t('noPhone')} {phone_verified ? <Badge tone="green">{t('verified')}</Badge> : null}
      </li>
      <li>
        {telegram ? `@${telegram}` : t(telegram_verified_at ? 'telegramUnnamed' : 'noTelegram')}{' '}
        {telegram_verified_at ? <Badge tone="green">{t('verified')}</Badge> : null}
      </li>
    </ul>
  );
}
