import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeliveryWire } from '@/contract/deliveries';
import { boardText } from '@/lib/format/board-text';
import { pastBoardPath } from '@/lib/format/leader-paths';
import { pathTo } from '@/lib/paths';
import { DeliveryStateBadges } from './delivery-state';
import { DeliverySteps } from './delivery-steps';

/** A prize in the list: what it is, who won it in what, how far it is and its way there. */
export function DeliveryRow({ prize }: { readonly prize: DeliveryWire }) {
  const t = useTranslations('deliveries');
  return (
    <li className="grid gap-3 px-4 py-5 sm:px-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold break-words">{prize.prize.title}</p>
          <p className="mt-1 text-sm text-text-2">
            {t('wonBy', { name: prize.name, place: prize.place })} · <Contest prize={prize} />
            {prize.sponsor ? ` · ${prize.sponsor.name}` : ''}
          </p>
        </div>
        <DeliveryStateBadges {...prize} />
      </div>
      <DeliverySteps prize={prize} />
    </li>
  );
}

const pages = {
  raffle: 'raffle',
  wager_event: 'wagerEvent',
  event: 'event',
  hunt: 'hunt',
  tournament: 'tournament',
} as const;

function Contest({ prize: { area, contest, board } }: { readonly prize: DeliveryWire }) {
  const t = useTranslations('deliveries.areas');
  const tBoards = useTranslations('leaders');
  if (area === 'board') {
    const name = board ? boardText(board, tBoards) : t('board');
    if (!board) return name;
    return (
      <SoftLink href={pastBoardPath(board, board.start)} className="underline underline-offset-4">
        {name}
      </SoftLink>
    );
  }
  if (!contest) return t(area);
  return (
    <SoftLink href={pathTo(pages[area], contest.slug)} className="underline underline-offset-4">
      {contest.title}
    </SoftLink>
  );
}
