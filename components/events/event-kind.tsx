import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { EventType } from '@/contract/events';

const icons: Readonly<Record<EventType, IconName>> = {
  multiplier: 'zap',
  first_hit: 'crosshair',
  quiz: 'message-square-text',
  deposit: 'gift',
  custom: 'trophy',
};

interface EventKindProps {
  readonly type: EventType;
}

/** What decides an event, as a drawing and a word. */
export function EventKind({ type }: EventKindProps) {
  const t = useTranslations('events.types');
  return (
    <span className="inline-flex items-center gap-2.5 text-sm font-semibold text-text-2">
      <span className="grid size-9 place-items-center rounded-card border border-line bg-bg-raised text-text">
        <Icon name={icons[type]} size={18} />
      </span>
      {t(type)}
    </span>
  );
}
