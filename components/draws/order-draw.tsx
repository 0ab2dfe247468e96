import type { OrderDrawKind } from '@/contract/order-draws';
import { callTo } from '@/lib/calls';
import { findOrderDraw } from '@/lib/data/order-draws';
import { DrawFacts } from './draw-facts';

interface OrderDrawProps {
  readonly kind: OrderDrawKind;
  readonly slug: string;
}

const calls = { bracket: 'bracketDraw', hunt: 'huntDraw', event: 'eventDraw' } as const;

/** What the order by lot of a bracket, a hunt or an event was promised and drawn from; nothing where none was promised. */
export async function OrderDraw({ kind, slug }: OrderDrawProps) {
  const draw = await findOrderDraw(kind, slug);
  return draw ? <DrawFacts draw={draw} proof={callTo(calls[kind], slug)} name={`${kind}-${slug}`} /> : null;
}
