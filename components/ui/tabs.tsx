import { LinkRow, type Tab } from './link-row';

interface TabsProps {
  /** What the tabs choose between, for who cannot see them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** `href` of the tab this page belongs to. */
  readonly current: string;
}

/** The pages of one list, the current one underlined. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <LinkRow
      label={label}
      links={tabs}
      current={current}
      rowClass="gap-1 border-b border-line"
      linkClass="-mb-px min-h-11 gap-2 border-b-2 border-transparent px-4 text-sm font-semibold aria-[current=page]:border-text"
    />
  );
}
