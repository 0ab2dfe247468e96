import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import type { MemberRowWire } from '@/contract/desk-members';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { RoleBadge } from './role-badge';

interface MemberTableProps {
  readonly members: readonly MemberRowWire[];
}

/** A page of members as the team sees them: who, how they are reached, where they were found, and what they have. */
export function MemberTable({ members }: MemberTableProps) {
  const t = useTranslations('desk.members');
  const isSearched = members.some(({ matched }) => matched);
  const columns = [
    { title: t('columns.member') },
    { title: t('columns.contact') },
    ...(isSearched ? [{ title: t('columns.found') }] : []),
    { title: t('columns.joined') },
    { title: t('columns.point'), align: 'end' as const },
  ];
  const rows = members.map((member) => ({
    key: member.id,
    cells: [
      <MemberName key="name" member={member} />,
      <Contact key="contact" member={member} />,
      ...(isSearched ? [<Found key="found" member={member} />] : []),
      formatDateTime(member.created_at) ?? '',
      <Coins key="point" value={member.point} />,
    ],
  }));
  return <DataTable caption={t('list')} isCaptionHidden isDense columns={columns} rows={rows} />;
}

interface OfMember {
  readonly member: MemberRowWire;
}

function MemberName({ member: { id, username, nickname, permission, verified, closed } }: OfMember) {
  const t = useTranslations('desk.members');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <a href={deskEntryPath('members', id)} className="font-semibold break-all underline underline-offset-4">
        {username}
      </a>
      {nickname ? <span className="text-text-2">{nickname}</span> : null}
      <RoleBadge permission={permission} />
      {verified ? <Badge tone="green">{t('verified')}</Badge> : null}
      {closed ? <Badge tone="red">{t('closed')}</Badge> : null}
    </span>
  );
}

function Found({ member: { matched } }: OfMember) {
  const t = useTranslations('desk.members');
  return matched ? `${t(`fields.${matched.field}`)}: ${matched.value}` : '—';
}

function Contact({ member: { email, phone, telegram } }: OfMember) {
  return (
    <span className="grid wrap-anywhere text-text-2">
      <Email address={email} />
      {phone ? <span className="tabular-nums">{phone}</span> : null}
      {telegram ? <span>@{telegram}</span> : null}
    </span>
  );
}

/** Where it does not fit it goes on after the at sign. */
function Email({ address }: { readonly address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
