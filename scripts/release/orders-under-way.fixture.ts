import { vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '@/api/db/client';
import { arenaItem } from '@/scripts/kill-nine/arena';
import { type Verdict, verdictOn } from '@/scripts/kill-nine/verdict';
import { type Promises, startWriter } from '@/scripts/kill-nine/writer';

/** Members who order without a pause, each order under a key of its own that is sent again until it is answered. */
export interface OrdersUnderWay {
  /** Resolves once that many more were promised; rejects with what kept them from it. */
  more(count: number): Promise<void>;
  /** Lets the orders under way come to their answer, and compares what was promised with what is there. */
  stop(): Promise<Verdict>;
}

interface Shop {
  readonly base: string;
  readonly databaseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Accounts of the demo with more Sikke than they can spend meanwhile. */
  readonly members: readonly string[];
  readonly password: string;
}

/** Puts an item on the shelf of an API, of whatever version, and has members of its demo order it. */
export async function startOrdering(shop: Shop): Promise<OrdersUnderWay> {
  const { base, databaseUrl, headers, members } = shop;
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, patience: 10 });
  const { slug, price, stock } = arenaItem;
  // In words of its own: the tables may be those of a version before.
  await database.pool.query(
    `insert into market_items (slug, title, type, price, stock, state, created_at) values ($1, $1, 'perk', $2, $3, 'active', now())`,
    [slug, price, stock],
  );
  const tokens = await Promise.all(members.map((member) => logIn(shop, member)));
  const promises: Promises = new Map();
  const writers = tokens.map((token) => startWriter(base, token, promises, { headers, pauseMs: 5 }));
  const stop = () => Promise.all(writers.map((writer) => writer.stop()));
  return {
    more: async (count) => {
      const enough = promises.size + count;
      try {
        await vi.waitUntil(() => promises.size >= enough, { timeout: 60_000 });
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop: async () => {
      await stop();
      return verdictOn(database.db, promises).finally(database.close);
    },
  };
}

async function logIn({ base, headers, password }: Shop, email: string): Promise<string> {
  const answer = await fetch(`${base}/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}
