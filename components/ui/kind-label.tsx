import { Icon } from './icon';
import type { IconName } from './icon-names';

interface KindLabelProps {
  readonly icon: IconName;
  readonly children: string;
}

/** Of which kind something is, as a drawing and a word. */
export function KindLabel({ icon, children }: KindLabelProps) {
  return (
    <span className="inline-flex items-center gap-2.5 text-sm font-semibold text-text-2">
      <span className="grid size-9 place-items-center rounded-card border border-line bg-bg-raised text-text max-sm:in-[article]:hidden">
        <Icon name={icon} size={18} />
      </span>
      {children}
    </span>
  );
}
