import { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon-names';
import { KindLabel } from '@/components/ui/kind-label';
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
  return <KindLabel icon={icons[type]}>{t(type)}</KindLabel>;
}
