import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { TeamMemberWire } from '@/contract/desk-team';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';

interface TeamListProps {
  readonly team: readonly TeamMemberWire[];
}

/** Who is of the team: each leads to the person's own page. */
export function TeamList({ team }: TeamListProps) {
  const t = useTranslations('desk.team');
  const columns = [
    { title: t('columns.person') },
    { title: t('columns.role'), isMain: true },
    { title: t('columns.factor') },
    { title: t('columns.seen') },
  ];
  const rows = team.map((mate) => ({
    key: mate.id,
    cells: [
      <PersonName key="name" mate={mate} />,
      <RoleName key="role" mate={mate} />,
      <FactorBadge key="factor" hasFactor={mate.second_factor} />,
      formatDateTime(mate.last_seen_at) ?? t('neverSeen'),
    ],
  }));
  return <DataTable caption={t('list')} isCaptionHidden isDense columns={columns} rows={rows} />;
}

interface OfMate {
  readonly mate: TeamMemberWire;
}

function PersonName({ mate: { id, username, email, is_self, closed } }: OfMate) {
  const t = useTranslations('desk.team');
  return (
    <span className="grid py-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SoftLink
          href={deskEntryPath('team', id)}
          className="font-semibold break-all underline-offset-4 hover:underline"
        >
          {username}
        </SoftLink>
        {is_self ? <Badge>{t('self')}</Badge> : null}
        {closed ? <Badge tone="red">{t('closed')}</Badge> : null}
      </span>
      <span className="text-sm break-all text-text-3">{email}</span>
    </span>
  );
}

/** The role, with the sponsor of a support role and a word on what differs from the role. */
export function RoleName({ mate: { role, sponsor, granted, withdrawn } }: OfMate) {
  const t = useTranslations('desk.team');
  const count = granted.length + withdrawn.length;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{sponsor ? t('supportOf', { sponsor: sponsor.name }) : t(`roles.${role}`)}</span>
      {count > 0 ? <Badge>{t('ownRights', { count })}</Badge> : null}
    </span>
  );
}

/** Whether somebody has a second factor. */
export function FactorBadge({ hasFactor }: { readonly hasFactor: boolean }) {
  const t = useTranslations('desk.team');
  return <Badge tone={hasFactor ? 'green' : 'line'}>{t(hasFactor ? 'factorOn' : 'factorOff')}</Badge>;
}
