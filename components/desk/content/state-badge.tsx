import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { DeskState } from '@/contract/desk-content';

const tones: Readonly<Partial<Record<DeskState, BadgeTone>>> = { published: 'green', cancelled: 'red' };

/** Where an entry stands. */
export function StateBadge({ state }: { readonly state: DeskState }) {
  const t = useTranslations('desk.content.states');
  return <Badge tone={tones[state] ?? 'line'}>{t(state)}</Badge>;
}
