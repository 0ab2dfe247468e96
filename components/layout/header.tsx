import type { Live } from '@/lib/format/live';
import { AccountArea } from './account-area';
import { Brand } from './brand';
import { LiveBadge } from './live-badge';
import type { MenuAreas } from './menu-areas';
import { MenuToggle } from './menu-toggle';
import { SearchLink } from './search-link';
import { TopMenu } from './top-menu';

interface HeaderProps {
  readonly coinLabel: string;
  readonly live: Live;
  readonly groups: readonly MenuAreas[];
  readonly logo: string | null;
  /** Variant 1 has a menu in the bar of a desktop; the other one does without its markup. */
  readonly variant: 1 | 2;
}

/** The bar on top of every page. The style sheet decides which menu a device gets (D14). */
export function Header({ coinLabel, live, variant, groups, logo }: HeaderProps) {
  return (
    <header
      data-page-part
      className="sticky top-0 z-30 flex has-[[aria-haspopup=menu][aria-expanded=true]]:z-50 h-16 items-center gap-1 sm:gap-2 border-b border-line bg-bg px-2 sm:px-4 topnav:gap-6 topnav:px-10"
    >
      <MenuToggle />
      <Brand logo={logo} />
      {variant === 1 ? <TopMenu groups={groups} /> : null}
      {/* The room of the search and the guest’s buttons, kept before the document brings the latter. */}
      <div className="ml-auto flex min-w-38 items-center gap-1 min-[22.5rem]:min-w-58 sm:min-w-67 sm:gap-4">
        <SearchLink />
        <LiveBadge initial={live} />
        <AccountArea coinLabel={coinLabel} />
      </div>
    </header>
  );
}
