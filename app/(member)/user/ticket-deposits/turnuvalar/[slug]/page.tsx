import { getMessages, getTranslations } from 'next-intl/server';
import { DeskTournament } from '@/components/tournaments/desk-tournament';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { findDeskTournament } from '@/lib/data/tournament-desk';
import { pathTo } from '@/lib/paths';
import { deskPath } from '@/lib/routes';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { DeskScreen } from '../../../_components/desk-screen';

export const generateMetadata = () => deskMetadata('tournaments');

type Props = PageProps<'/user/ticket-deposits/turnuvalar/[slug]'>;

/** GET /user/ticket-deposits/turnuvalar/{slug}: results of a tournament's matches, and its cancellation, for the team. Rendered per request (D12). */
export default async function TournamentResultsPage({ params }: Props) {
  const { slug } = await params;
  const path = pathTo('tournamentToRun', slug);
  return <DeskScreen desk="tournaments" path={path} load={() => load(slug)} />;
}

async function load(slug: string) {
  const tournament = await findDeskTournament(slug);
  if (!tournament) return null;
  const t = await getTranslations('tournamentDesk');
  const { tournamentDeskOwn } = await getMessages();
  return (
    <MoreMessages messages={{ tournamentDeskOwn }}>
      <SoftLink href={deskPath('tournaments')} className={buttonClass('quiet', 'mb-6')}>
        <Icon name="arrow-left" size={18} />
        {t('back')}
      </SoftLink>
      <DeskTournament tournament={tournament} />
    </MoreMessages>
  );
}
