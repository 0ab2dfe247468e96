import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { FactorResetForm } from '@/components/desk/team/factor-reset-form';
import { ResetLinkForm } from '@/components/desk/team/reset-link-form';
import { RightsForm } from '@/components/desk/team/rights-form';
import { RoleForm } from '@/components/desk/team/role-form';
import { FactorBadge, RoleName } from '@/components/desk/team/team-list';
import { TeamSection } from '@/components/desk/team/team-section';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { choosableRoles, deskRights } from '@/contract/desk-rights';
import type { TeamMemberWire } from '@/contract/desk-team';
import { findTeamMember } from '@/lib/data/desk-team';
import { listSponsors } from '@/lib/data/sponsors';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { infoPagePath } from '@/lib/routes';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('team');

/** GET /yonetim/ekip/{id}: somebody of the team. Rendered per request (D12). */
export default async function MatePage({ params }: PageProps<'/yonetim/ekip/[id]'>) {
  const { id } = await params;
  return <StaffPage path={deskEntryPath('team', id)} show={() => show(id)} />;
}

async function show(id: string) {
  const mate = (await findTeamMember(id)) ?? notFound();
  const [t, page, { desk }] = await Promise.all([
    getTranslations('desk.team'),
    getTranslations('desk.pages.team'),
    getMessages(),
  ]);
  return (
    <MoreMessages messages={{ desk: { team: desk.team } }}>
      <p className="mb-3 text-sm">
        <SoftLink href={deskPages.team.path} className="text-text-2 underline-offset-4 hover:underline">
          {page('title')}
        </SoftLink>
      </p>
      <DeskHead title={mate.username} lead={mate.email} />
      <p className="mb-6 flex flex-wrap items-center gap-3">
        <RoleName mate={mate} />
        <FactorBadge hasFactor={mate.second_factor} />
      </p>
      {mate.is_self ? (
        <p className="max-w-prose leading-relaxed text-text-2">
          {t.rich('ownPage', {
            link: (text) => (
              <SoftLink href={infoPagePath('guvenlik')} className="underline underline-offset-4">
                {text}
              </SoftLink>
            ),
          })}
        </p>
      ) : (
        <MateForms mate={mate} />
      )}
    </MoreMessages>
  );
}

async function MateForms({ mate }: { readonly mate: TeamMemberWire }) {
  const t = await getTranslations('desk.team');
  const sponsors = ((await listSponsors()) ?? []).map(({ slug, name }) => ({ slug, name }));
  const { id, username, role, permission, granted, withdrawn } = mate;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <TeamSection title={t('roleTitle')} text={t('roleText')}>
        <RoleForm
          key={permission}
          {...{ username, role, sponsors }}
          {...(mate.sponsor ? { sponsor: mate.sponsor.slug } : {})}
        />
      </TeamSection>
      <div className="grid gap-5">
        {choosableRoles.includes(permission) ? (
          <TeamSection title={t('rightsTitle')} text={t('rightsText')}>
            <RightsForm
              key={JSON.stringify([granted, withdrawn])}
              {...{ id, granted, withdrawn }}
              rights={deskRights}
            />
          </TeamSection>
        ) : null}
        <TeamSection title={t('linkTitle')} text={t('linkLead')}>
          <ResetLinkForm id={id} />
        </TeamSection>
        {mate.second_factor ? (
          <TeamSection title={t('factorTitle')}>
            <FactorResetForm id={id} />
          </TeamSection>
        ) : null}
      </div>
    </div>
  );
}
