import type { RaffleDetail } from '@/lib/data/raffle-view';
import { OwnTickets } from './own-tickets';
import { RafflePhaseBadge } from './raffle-phase-badge';
import { RaffleStub } from './raffle-stub';
import { RaffleTicket } from './raffle-ticket';
import { winnerPlaces } from './winner-places';

interface RaffleHeadProps {
  readonly raffle: RaffleDetail;
}

/** The head of a draw's own page: its ticket, with the viewer's own part in it. */
export function RaffleHead({ raffle }: RaffleHeadProps) {
  const { slug, title, summary, phase } = raffle;
  return (
    <RaffleTicket stub={<RaffleStub raffle={raffle} />}>
      <div className="flex h-full flex-col items-start gap-4">
        <RafflePhaseBadge phase={phase} />
        <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        {summary ? <p className="max-w-xl leading-relaxed text-text-2">{summary}</p> : null}
        {phase === 'upcoming' || phase === 'cancelled' ? null : (
          <div className="mt-auto w-full">
            <OwnTickets slug={slug} prizeCount={winnerPlaces(raffle.prizes)} />
          </div>
        )}
      </div>
    </RaffleTicket>
  );
}
