import { PrizeSection } from '@/components/prizes/prize-section';
import { SoftLink } from '@/components/ui/soft-link';
import type { Raffle } from '@/lib/data/raffle-view';
import { pathTo } from '@/lib/paths';
import { OwnTickets } from './own-tickets';
import { PrizeShelf } from './prize-shelf';
import { RafflePhaseBadge } from './raffle-phase-badge';
import { RaffleStub } from './raffle-stub';
import { RaffleTicket } from './raffle-ticket';
import { TicketRules } from './ticket-rules';
import { winnerPlaces } from './winner-places';

interface CurrentRaffleProps {
  readonly raffle: Raffle;
  /** The first of the page: what its tickets cost stands open. */
  readonly isFirst: boolean;
  /** The prizes of the draws above it. */
  readonly prizesAbove: Raffle['prizes'];
}

/** A draw that is not drawn yet: its ticket, what it gives, what earns tickets, and the viewer's own. */
export function CurrentRaffle({ raffle, isFirst, prizesAbove }: CurrentRaffleProps) {
  const { slug, title, summary, phase, prizes, rules } = raffle;
  return (
    <article className="space-y-4">
      <RaffleTicket stub={<RaffleStub raffle={raffle} />}>
        <div className="flex h-full flex-col items-start gap-4">
          <RafflePhaseBadge phase={phase} />
          <h2 className="font-display text-2xl font-bold sm:text-3xl">
            <SoftLink href={pathTo('raffle', slug)} className="underline-offset-4 hover:underline">
              {title}
            </SoftLink>
          </h2>
          {summary ? <p className="max-w-xl leading-relaxed text-text-2">{summary}</p> : null}
          <div className="mt-auto w-full">
            {phase === 'upcoming' ? null : <OwnTickets slug={slug} prizeCount={winnerPlaces(prizes)} />}
          </div>
        </div>
      </RaffleTicket>
      <div className="space-y-6 pt-2">
        <PrizeSection heading="h3">
          <PrizeShelf prizes={prizes} above={prizesAbove} />
        </PrizeSection>
        {phase === 'closed' ? null : (
          <TicketRules rules={rules} title={title} heading="h3" isFolded={!isFirst} />
        )}
      </div>
    </article>
  );
}
