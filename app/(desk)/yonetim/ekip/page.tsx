import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FactorNeedForm } from '@/components/desk/team/factor-need-form';
import { InviteForm } from '@/components/desk/team/invite-form';
import { RoleForm } from '@/components/desk/team/role-form';
import { TeamList } from '@/components/desk/team/team-list';
import { TeamSection } from '@/components/desk/team/team-section';
import { MoreMessages } from '@/components/ui/more-messages';
import { isFactorNeeded, listTeam } from '@/lib/data/desk-team';
import { listSponsors } from '@/lib/data/sponsors';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.team;

export const generateMetadata = () => deskPageMetadata('team');

/** GET /yonetim/ekip: who is of the team, who joins it, and whether all need a second factor. Rendered per request (D12). */
export default async function TeamPage({ searchParams }: PageProps<'/yonetim/ekip'>) {
  const { sonra } = await readQuery(searchParams, 'sonra');
  return <StaffPage path={path} show={() => show(sonra)} />;
}

async function show(cursor: string | undefined) {
  const [t, page, { desk }] = await Promise.all([
    getTranslations('desk.team'),
    getTranslations('desk.pages.team'),
    getMessages(),
  ]);
  const [{ team, nextCursor }, isNeeded, known] = await Promise.all([
    listTeam(cursor),
    isFactorNeeded(),
    listSponsors(),
  ]);
  const sponsors = (known ?? []).map(({ slug, name }) => ({ slug, name }));
  return (
    <MoreMessages messages={{ desk: { team: desk.team } }}>
      <DeskHead title={page('title')} lead={page('lead')} />
      <TeamList team={team} />
      <DeskPager path={path} query={{}} cursor={cursor} nextCursor={nextCursor} />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <TeamSection title={t('inviteTitle')} text={t('inviteText')}>
            <InviteForm sponsors={sponsors} />
          </TeamSection>
          {isNeeded === null ? null : (
            <TeamSection title={t('needTitle')} text={t(isNeeded ? 'needTextOn' : 'needText')}>
              <FactorNeedForm isNeeded={isNeeded} />
            </TeamSection>
          )}
        </div>
        <TeamSection title={t('joinTitle')} text={t('joinText')}>
          <RoleForm sponsors={sponsors} />
        </TeamSection>
      </div>
    </MoreMessages>
  );
}
