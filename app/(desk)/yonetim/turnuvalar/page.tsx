import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { DeskList } from '@/components/tournaments/desk-list';
import { listDeskTournaments } from '@/lib/data/tournament-desk';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.tournaments;

export const generateMetadata = () => deskPageMetadata('tournaments');

/** GET /yonetim/turnuvalar: the tournaments that are not over. Rendered per request (D12). */
export default async function TournamentDeskPage({ searchParams }: PageProps<'/yonetim/turnuvalar'>) {
  const { sonra } = await readQuery(searchParams, 'sonra');
  return <StaffPage path={path} show={() => show(sonra)} />;
}

async function show(cursor: string | undefined) {
  const page = (await listDeskTournaments(cursor ?? null)) ?? notFound();
  const [t, texts] = await Promise.all([
    getTranslations('tournamentDesk'),
    getTranslations('desk.pages.tournaments'),
  ]);
  return (
    <>
      <DeskHead title={texts('title')} lead={texts('lead')} />
      {page.tournaments.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <DeskList tournaments={page.tournaments} />
      )}
      <DeskPager path={path} query={{}} cursor={cursor} nextCursor={page.nextCursor} />
    </>
  );
}
