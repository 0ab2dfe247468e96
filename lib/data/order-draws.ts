import 'server-only';
import { type DrawProofWire, drawProofAnswerSchema } from '@/contract/draw-proof';
import type { OrderDrawKind } from '@/contract/order-draws';
import { slugSchema } from '@/contract/slug';
import { keyedPublicReader } from '@/lib/upstream/read-public';

const revalidateS = 60;

const readers: Readonly<Record<OrderDrawKind, ReturnType<typeof readerOf>>> = {
  bracket: readerOf('tournaments'),
  hunt: readerOf('bonus-hunts'),
  event: readerOf('events'),
};

function readerOf(area: 'tournaments' | 'bonus-hunts' | 'events') {
  return keyedPublicReader({
    tag: area,
    revalidateS,
    path: (slug: string) => `/${area}/${slug}/draw`,
    answer: drawProofAnswerSchema,
  });
}

/** What an order by lot was promised and computed from; null where none was promised. */
export async function findOrderDraw(kind: OrderDrawKind, slug: string): Promise<DrawProofWire | null> {
  const found = slugSchema.safeParse(slug).success ? await readers[kind](slug) : null;
  return found?.data ?? null;
}
