import { pathTo } from '@/lib/paths';
import 'server-only';
import { cache } from 'react';
import {
  type MarketDetailWire,
  type MarketItemWire,
  marketAnswerSchema,
  marketDetailAnswerSchema,
  type ShownMarketState,
  shownMarketStates,
} from '@/contract/market';
import { cursorSchema } from '@/contract/page';
import { itemPicture } from '@/lib/format/entry-pictures';
import { findMarketType, type MarketTypeName } from '@/lib/format/market-paths';
import { assetUrl } from '@/lib/format/safe-url';
import { entryReader, keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';

/** An item as lists show it. `price` in whole Sikke; `stock` null is unlimited. */
export interface MarketItem {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly type: MarketTypeName | null;
  readonly price: number;
  readonly stock: number | null;
  readonly state: ShownMarketState;
  readonly imageUrl: string;
  readonly summary: string | null;
  readonly sponsor: { readonly slug: string; readonly name: string } | null;
  /** ISO time at which it leaves the shelf; null where nobody said. */
  readonly visibleTo: string | null;
}

/** A page of the market. */
export interface MarketPage {
  readonly items: readonly MarketItem[];
  readonly nextCursor: string | null;
}

/** An item with its terms; times in hours. */
export interface MarketDetail extends MarketItem {
  /** It is sold no more; its page stays. */
  readonly isOver: boolean;
  readonly description: string | null;
  readonly perUserLimit: number | null;
  readonly cooldownH: number | null;
  readonly deliveryH: number | null;
  readonly requirements: NonNullable<MarketDetailWire['requirements']>;
  readonly stockLog: NonNullable<MarketDetailWire['stock_log']>;
}

const listPath = (type: MarketTypeName | null): `/${string}` => (type ? `/market?type=${type}` : '/market');

const readFirst = keyedPublicReader({
  tag: 'market',
  path: listPath,
  answer: marketAnswerSchema,
  revalidateS: 60,
});

const readItem = entryReader('marketItem', {
  tag: 'market',
  answer: marketDetailAnswerSchema,
  revalidateS: 60,
});

/** The first page, of a kind where one is given; empty where the upstream has no market (D27). */
export const listMarket = cache(async (type: MarketTypeName | null): Promise<MarketPage> => {
  const answer = await readFirst(type);
  return answer ? toPage(answer.data, answer.next_cursor) : { items: [], nextCursor: null };
});

/** A further page, read for this request; `null` for a cursor that is none. */
export const listMoreOfMarket = cache(
  async (type: MarketTypeName | null, cursor: string): Promise<MarketPage | null> => {
    if (!cursorSchema.safeParse(cursor).success) return null;
    const filter = type ? `&type=${type}` : '';
    const answer = await readPage(`/market?cursor=${cursor}${filter}`, marketAnswerSchema);
    return answer && toPage(answer.data, answer.next_cursor);
  },
);

/** The item with this slug; `null` where there is none. */
export const findMarketItem = cache(async (slug: string): Promise<MarketDetail | null> => {
  const answer = await readItem(slug);
  return answer && toDetail(answer.data, (await getMain()).cdnUrl);
});

async function toPage(
  items: readonly MarketItemWire[],
  next: string | null | undefined,
): Promise<MarketPage> {
  const { cdnUrl } = await getMain();
  return { items: items.map((item) => toItem(item, cdnUrl)), nextCursor: next ?? null };
}

function toItem(wire: MarketItemWire, cdnUrl: string): MarketItem {
  const { slug, name } = wire.sponsor ?? {};
  const type = findMarketType(wire.type);
  return {
    slug: wire.slug,
    path: pathTo('marketItem', wire.slug),
    title: wire.title,
    type,
    price: wire.price,
    stock: wire.stock ?? null,
    state: shownMarketStates.find((state) => state === wire.state) ?? 'paused',
    imageUrl: assetUrl(cdnUrl, wire.image) ?? itemPicture(type),
    summary: wire.summary || null,
    sponsor: slug && name ? { slug, name } : null,
    visibleTo: wire.visible_to ?? null,
  };
}

function toDetail(wire: MarketDetailWire, cdnUrl: string): MarketDetail {
  return {
    ...toItem(wire, cdnUrl),
    isOver: wire.is_over ?? false,
    description: wire.description || null,
    perUserLimit: wire.per_user_limit ?? null,
    cooldownH: wire.cooldown_h ?? null,
    deliveryH: wire.delivery_h ?? null,
    requirements: wire.requirements ?? {},
    stockLog: wire.stock_log ?? [],
  };
}
