import type { OrderDrawKind } from '@/contract/order-draws';
import { callTo } from '@/lib/calls';
import { findOrderDraw } from '@/lib/data/order-draws';
import { DrawFacts } from './draw-facts';
import type { DrawEnded } from './draw-timeline';

interface OrderDrawProps {
  readonly kind: OrderDrawKind;
  readonly slug: string;
  /** Why the steps that are left do not come; null while they do. */
  readonly ended: DrawEnded | null;
}

const calls = { bracket: 'bracketDraw', hunt: 'huntDraw', event: 'eventDraw' } as const;

/** What the order by lot of a bracket, a hunt or an event was promised and drawn from; nothing where none was promised. */
export async function OrderDraw({ kind, slug, ended }: OrderDrawProps) {
  const draw = await findOrderDraw(kind, slug);
  if (!draw) return null;
  return <DrawFacts draw={draw} proof={callTo(calls[kind], slug)} name={`${kind}-${slug}`} ended={ended} />;
}
