import { SoftLink } from './soft-link';
import type { Tab } from './tabs';

interface PillsProps {
  /** What the pills choose between, for who cannot see them. */
  readonly label: string;
  readonly pills: readonly Tab[];
  /** `href` of the pill this page belongs to. */
  readonly current: string;
}

/** The lists below a tab, as links in a row that scrolls sideways on a phone. */
export function Pills({ label, pills, current }: PillsProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 mb-6 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex min-w-max gap-2">
        {pills.map(({ href, label: name }) => (
          <li key={href}>
            <SoftLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="flex h-9 items-center rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap text-text-2 -outline-offset-2 transition-colors hover:border-line-strong hover:text-text aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
            >
              {name}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
