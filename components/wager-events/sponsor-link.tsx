import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { pathTo } from '@/lib/paths';

interface SponsorLinkProps {
  readonly sponsor: WagerEvent['sponsor'];
}

/** The sponsor by name, as a link to its page where it has one. */
export function SponsorLink({ sponsor: { slug, name } }: SponsorLinkProps) {
  if (slug === null) return <span className="font-semibold">{name}</span>;
  return (
    <SoftLink
      href={pathTo('sponsor', slug)}
      className="relative inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
    >
      {name}
    </SoftLink>
  );
}
