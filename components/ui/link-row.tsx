import { SoftLink } from './soft-link';

/** A tab or pill is a page of its own: a link with a path, never a query. */
export interface Tab {
  readonly href: string;
  readonly label: string;
  /** How many entries stand there, where that helps to choose. */
  readonly count?: number;
  /** Search engines list nothing of that page, and need not ask for it. */
  readonly isUnlisted?: boolean;
}

interface LinkRowProps {
  /** What the links choose between, for who cannot see them. */
  readonly label: string;
  readonly links: readonly Tab[];
  /** `href` of the link this page belongs to. */
  readonly current: string;
  readonly rowClass: string;
  readonly linkClass: string;
}

/** Links to the pages of one list, in a row that scrolls sideways on a phone and begins where this page is. */
export function LinkRow({ label, links, current, rowClass, linkClass }: LinkRowProps) {
  return (
    <nav aria-label={label} className="row-of-links">
      <ul className={`flex min-w-max ${rowClass}`}>
        {links.map(({ href, label: name, count, isUnlisted }) => (
          <li key={href}>
            <SoftLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              rel={isUnlisted ? 'nofollow' : undefined}
              className={`flex items-center whitespace-nowrap text-text-2 -outline-offset-2 transition-colors hover:text-text aria-[current=page]:text-text ${linkClass}`}
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
