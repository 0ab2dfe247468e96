import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseHandle } from '@/api/db/client';
import { marketItems } from '@/api/db/schema/market-items';
import { users } from '@/api/db/schema/users';
import { postToLedger } from '@/api/services/ledger/post-to-ledger';

/** The item, what one costs, and how many there are before anybody orders. */
export const arenaItem = { slug: 'kalici', price: 3, stock: 1_000_000 } as const;
const sikke = 10_000_000;
const password = 'Deniz-Feneri7';

/** Puts the item on the shelf. */
export async function addItem({ db }: DatabaseHandle): Promise<void> {
  const { slug, price, stock } = arenaItem;
  const item = { slug, title: slug, type: 'perk', price, stock, state: 'active' } as const;
  await db.insert(marketItems).values({ ...item, createdAt: new Date() });
}

interface NewMember {
  readonly name: string;
  /** What the API asks of whoever speaks to it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A member with Sikke who has registered and logged in as anybody would; answers the token. */
export async function addMember(
  { db }: DatabaseHandle,
  base: string,
  { name, headers = {} }: NewMember,
): Promise<string> {
  const email = toEmail(name);
  const registration = { username: name, email, password, password_confirmation: password };
  await post(`${base}/register`, registration, headers);
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.username, name));
  if (!member) throw new Error(`${name} could not register`);
  const posting = { userId: member.id, amount: sikke, reason: 'adjustment' } as const;
  await db.transaction((tx) =>
    postToLedger({ tx, clock: { now: Date.now } }, { ...posting, idempotencyKey: `arena:${member.id}` }),
  );
  return logInMember(base, { name, headers });
}

/** A further login of such a member; answers its token. */
export async function logInMember(base: string, { name, headers = {} }: NewMember): Promise<string> {
  const answer = await post(`${base}/login`, { email: toEmail(name), password }, headers);
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

const toEmail = (name: string) => `${name}@ornek.com`;

function post(url: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
