import { SoftLink } from './soft-link';

/** A tab is a page of its own: a link with a path, never a query. */
export interface Tab {
  readonly href: string;
  readonly label: string;
  /** How many entries stand there, where that helps to choose. */
  readonly count?: number;
}

interface TabsProps {
  /** What the tabs choose between, for who cannot see them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `href` of the tab this page belongs to. */
  readonly current: string;
}

/** The pages of one list, as links in a row that scrolls sideways on a phone and begins where this page is. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label} className="row-of-links">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map(({ href, label: name, count }) => (
          <li key={href}>
            <SoftLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-4 text-sm font-semibold whitespace-nowrap text-text-2 -outline-offset-2 transition-colors hover:text-text aria-[current=page]:border-text aria-[current=page]:text-text"
            >
              {name}
              {count === undefined ? null : <span className="text-text-3 tabular-nums">{count}</span>}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
