import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** A control at the end of the widget's bar. Pressing it never starts a drag. */
export function BarButton({ icon, label, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      data-no-drag
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-card text-text-2 hover:bg-surface-2 hover:text-text"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
