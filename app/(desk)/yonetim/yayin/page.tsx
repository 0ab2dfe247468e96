import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { CodeRain } from '@/components/desk/stream/code-rain';
import { PlayableList } from '@/components/desk/stream/playable-list';
import { DeskList } from '@/components/tournaments/desk-list';
import { MoreMessages } from '@/components/ui/more-messages';
import type { CurrentUser } from '@/lib/data/current-user';
import { listPlayable } from '@/lib/data/desk-stream';
import { getDeskKick } from '@/lib/data/kick';
import { listDeskTournaments } from '@/lib/data/tournament-desk';
import { deskPages, mayOpenDesk } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('stream');

/** GET /yonetim/yayin: what is played now, each with its desk, and a code for who watches. Rendered per request (D12). */
export default function StreamPage() {
  return <StaffPage path={deskPages.stream.path} show={show} />;
}

async function show(user: CurrentUser) {
  const hasDuels = mayOpenDesk(user, 'tournaments');
  const [playable, duels, kick, t, texts, { desk }] = await Promise.all([
    listPlayable(),
    hasDuels ? listDeskTournaments(null) : null,
    user.permission === 'admin' ? getDeskKick() : null,
    getTranslations('desk.stream'),
    getTranslations('desk.pages.stream'),
    getMessages(),
  ]);
  return (
    <>
      <DeskHead title={texts('title')} lead={texts('lead')} />
      <PlayableList playable={playable} />
      {mayOpenDesk(user, 'codes') ? (
        <section aria-labelledby="rain" className="stream-section">
          <h2 id="rain">{t('rain.head')}</h2>
          <MoreMessages
            messages={{ desk: { stream: { rain: desk.stream.rain }, codes: { own: desk.codes.own } } }}
          >
            <CodeRain hasChat={Boolean(kick?.channel && !kick.channel.is_broken)} />
          </MoreMessages>
        </section>
      ) : null}
      {duels && duels.tournaments.length > 0 ? (
        <section aria-labelledby="duels" className="stream-section">
          <h2 id="duels">{t('duels')}</h2>
          <DeskList tournaments={duels.tournaments} />
        </section>
      ) : null}
    </>
  );
}
