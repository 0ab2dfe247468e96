import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { getFrame } from '@/lib/data/frame';
import type { SponsorDetail } from '@/lib/data/sponsor-detail';
import { routes } from '@/lib/routes';

interface WhatCountsProps {
  readonly sponsor: Pick<SponsorDetail, 'countsForTickets' | 'countsForRaces' | 'isActive'>;
}

/** What a deposit and a wager at this sponsor count for, and where; nothing of areas that are off. */
export async function WhatCounts({
  sponsor: { countsForTickets, countsForRaces, isActive },
}: WhatCountsProps) {
  const t = await getTranslations('sponsorPage');
  const { areasOff } = await getFrame();
  if (areasOff.includes('tickets') && areasOff.includes('wagerEvents')) return null;
  const tickets = countsForTickets && isActive;
  const races = countsForRaces && isActive;
  return (
    <section aria-labelledby="counts" className="space-y-4">
      <h2 id="counts" className="font-display text-xl font-semibold">
        {t('counts')}
      </h2>
      <ul className="grid gap-3">
        {areasOff.includes('tickets') ? null : (
          <Row
            isYes={tickets}
            text={t(tickets ? 'ticketsYes' : 'ticketsNo')}
            link={{ href: routes.tickets.path, name: t('toTickets') }}
          />
        )}
        {areasOff.includes('wagerEvents') ? null : (
          <Row
            isYes={races}
            text={t(races ? 'racesYes' : 'racesNo')}
            link={{ href: routes.wagerEvents.path, name: t('toRaces') }}
          />
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly isYes: boolean;
  readonly text: string;
  readonly link: { readonly href: string; readonly name: string };
}

function Row({ isYes, text, link }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <Icon name={isYes ? 'check' : 'x'} size={18} className={isYes ? 'text-green' : 'text-text-3'} />
      <span className="grow">{text}</span>
      <SoftLink
        href={link.href}
        className="inline-flex min-h-6 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-text"
      >
        {link.name}
      </SoftLink>
    </li>
  );
}
