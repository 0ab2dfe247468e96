import { getMessages, getTranslations } from 'next-intl/server';
import { RenewSession } from '@/components/auth/renew-session';
import { NowPlaying } from '@/components/stream/now-playing';
import { OfflineStage } from '@/components/stream/offline-stage';
import { ScheduleList } from '@/components/stream/schedule-list';
import { StreamStage } from '@/components/stream/stream-stage';
import { MoreMessages } from '@/components/ui/more-messages';
import { PageTitle } from '@/components/ui/page-title';
import { requireUser } from '@/lib/data/require-user';
import { getNowPlaying, listShows } from '@/lib/data/schedule';
import { getSite } from '@/lib/data/site';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('stream');

/** GET /yayin: player, chat, what is being played, and the schedule. Rendered per request; asks for itself who is there (D12). */
export default async function StreamPage() {
  const user = await requireUser(routes.stream.path);
  if (!user) return <RenewSession />;
  const [{ isLive, stream }, shows, playing, { streamPage }, t] = await Promise.all([
    getSite(),
    listShows(),
    getNowPlaying(),
    getMessages(),
    getTranslations('pages.stream'),
  ]);
  const next = shows.find((show) => !show.is_cancelled && Date.parse(show.starts_at) > Date.now());
  return (
    <>
      <PageTitle title={t('title')} text={t('description')} />
      <div className="space-y-8">
        <MoreMessages messages={{ streamPage }}>
          <StreamStage
            live={{ isLive, stream }}
            siteHost={new URL(env().SITE_URL).hostname}
            offline={<OfflineStage stream={stream} next={next ?? null} />}
          />
          <div className="mt-4">
            <NowPlaying playing={playing} />
          </div>
        </MoreMessages>
        <ScheduleList shows={shows} />
      </div>
    </>
  );
}
