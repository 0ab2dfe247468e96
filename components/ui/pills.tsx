import { LinkRow, type Tab } from './link-row';

interface PillsProps {
  /** What the pills choose between, for who cannot see them. */
  readonly label: string;
  readonly pills: readonly Tab[];
  /** `href` of the pill this page belongs to. */
  readonly current: string;
}

/** The lists below a tab, the current one filled. */
export function Pills({ label, pills, current }: PillsProps) {
  return (
    <LinkRow
      label={label}
      links={pills}
      current={current}
      rowClass="gap-2"
      linkClass="h-9 rounded-full border border-line px-4 text-sm font-medium hover:border-line-strong aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-2"
    />
  );
}
