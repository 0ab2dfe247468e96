import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskTournament } from '@/components/tournaments/desk-tournament';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { findDeskTournament } from '@/lib/data/tournament-desk';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('tournaments');

type Props = PageProps<'/yonetim/turnuvalar/[slug]'>;

/** GET /yonetim/turnuvalar/{slug}: results of a tournament's matches, and its cancellation. Rendered per request (D12). */
export default async function TournamentResultsPage({ params }: Props) {
  const { slug } = await params;
  return <StaffPage path={deskEntryPath('tournaments', slug)} show={() => show(slug)} />;
}

async function show(slug: string) {
  const tournament = (await findDeskTournament(slug)) ?? notFound();
  const [t, texts, { tournamentDeskOwn }] = await Promise.all([
    getTranslations('tournamentDesk'),
    getTranslations('desk.pages.tournaments'),
    getMessages(),
  ]);
  return (
    <MoreMessages messages={{ tournamentDeskOwn }}>
      <DeskHead
        title={texts('title')}
        lead={texts('lead')}
        actions={
          <SoftLink href={deskPages.tournaments.path} className={buttonClass('quiet')}>
            <Icon name="arrow-left" size={18} />
            {t('back')}
          </SoftLink>
        }
      />
      <DeskTournament tournament={tournament} />
    </MoreMessages>
  );
}
