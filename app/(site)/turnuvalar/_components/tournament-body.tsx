import { useTranslations } from 'next-intl';
import { OrderDraw } from '@/components/draws/order-draw';
import { PrizeList } from '@/components/prizes/prize-list';
import { SeedProof } from '@/components/tournaments/seed-proof';
import { Markdown } from '@/components/ui/markdown';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { parseMarkdown } from '@/lib/format/markdown';
import { TournamentBoard } from './tournament-board';
import { TournamentBracket } from './tournament-bracket';

interface TournamentBodyProps {
  readonly tournament: TournamentDetail;
}

/** Under the head of a tournament's page: bracket or board over the whole width, then rules beside prizes and proof. */
export function TournamentBody({ tournament }: TournamentBodyProps) {
  const t = useTranslations('tournaments');
  const { rules, prizes, seedProof, standings, standingsCursor } = tournament;
  return (
    <div className="mt-12 space-y-12">
      {tournament.type === 'bracket' ? (
        <TournamentBracket tournament={tournament} />
      ) : (
        <TournamentBoard tournament={tournament} standings={standings} nextCursor={standingsCursor} isFirst />
      )}
      <OrderDraw
        kind="bracket"
        slug={tournament.slug}
        ended={tournament.state === 'cancelled' ? tournament.state : null}
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <div className="max-w-3xl">{rules ? <Markdown blocks={parseMarkdown(rules)} /> : null}</div>
        <aside className="space-y-6">
          {prizes.length > 0 ? (
            <section>
              <h2 className="mb-4 font-display text-xl font-semibold">{t('prizes')}</h2>
              <PrizeList prizes={prizes} />
            </section>
          ) : null}
          {seedProof ? <SeedProof proof={seedProof} /> : null}
        </aside>
      </div>
    </div>
  );
}
