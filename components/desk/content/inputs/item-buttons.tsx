import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

interface ItemButtonsProps {
  /** What is moved, for who cannot see it. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Up, down and away, for an entry of a list. */
export function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  const t = useTranslations('desk.content.editor');
  return (
    <div className="flex self-start">
      <ItemButton
        icon="chevron-up"
        label={`${name}: ${t('up')}`}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <ItemButton
        icon="chevron-down"
        label={`${name}: ${t('down')}`}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <ItemButton icon="x" label={`${name}: ${t('remove')}`} isOff={false} onPress={onRemove} />
    </div>
  );
}

interface ItemButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** What cannot be done stays focusable, so that the focus is not lost at the end of a list. */
function ItemButton({ icon, label, isOff, onPress }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="grid size-11 place-items-center rounded-card text-text-2 hover:bg-surface-2 hover:text-text aria-disabled:opacity-30"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
