import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { request } from 'undici';
import { z } from 'zod';
import type { DatabaseHandle } from '@/api/db/client';
import { users } from '@/api/db/schema/users';
import { addMember } from '@/scripts/kill-nine/arena';
import type { Installation } from '@/supervisor/installation';
import { rawPosts, type SendPost } from './raw-posts';
import { writersAtOnce } from './write-rows';

/** Where the community API of an installation is asked, and the headers that say who asks. */
export interface ApiAccess {
  readonly base: string;
  readonly client: Readonly<Record<string, string>>;
  /** Posts with as little of a client as can be: it runs on the cores of what it measures. */
  readonly post: SendPost;
}

/** As the site asks it. */
export function apiAccess({ env, secrets }: Installation): ApiAccess {
  return {
    base: `http://127.0.0.1:${env.UPSTREAM_PORT}`,
    client: { 'x-client-id': env.CLIENT_ID ?? secrets.CLIENT_ID },
    post: rawPosts(Number(env.UPSTREAM_PORT)),
  };
}

/** The token of a demo account that has just logged in. */
export async function demoToken(installation: Installation): Promise<string> {
  const { base, client } = apiAccess(installation);
  const { statusCode, body } = await request(`${base}/login`, {
    method: 'POST',
    headers: { ...client, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'oyuncu', password: installation.secrets.SEED_PASSWORD }),
  });
  const answer = z.object({ token: z.string() }).safeParse(await body.json());
  if (!answer.success) throw new Error(`The demo account cannot log in: ${statusCode}`);
  return answer.data.token;
}

/** Members of a measurement, one a writer: their tokens, and as many others' ids, whom the bare side writes for. */
export interface BenchMembers {
  readonly tokens: readonly string[];
  readonly bareIds: readonly string[];
}

/** Registers them under names that begin with `name`; `block` is the third byte of their addresses, so that no limit meets them. */
export async function addBenchMembers(
  database: DatabaseHandle,
  { base, client }: Pick<ApiAccess, 'base' | 'client'>,
  { name, block }: { readonly name: string; readonly block: number },
): Promise<BenchMembers> {
  const tokens: string[] = [];
  const headers = (at: number) => ({ ...client, 'x-client-address': `10.20.${block}.${at + 1}` });
  for (let at = 0; at < 2 * writersAtOnce; at += 1)
    tokens.push(await addMember(database, base, { name: `${name}${at}`, headers: headers(at) }));
  const names = tokens.slice(writersAtOnce).map((_, at) => `${name}${at + writersAtOnce}`);
  const others = await database.db.select({ id: users.id }).from(users).where(inArray(users.username, names));
  return { tokens: tokens.slice(0, writersAtOnce), bareIds: others.map(({ id }) => id) };
}

/** Sends a keyed write of a member; true where it was made. */
export async function sendKeyed(
  { client, post }: ApiAccess,
  { path, token, body }: { readonly path: string; readonly token: string; readonly body: unknown },
): Promise<boolean> {
  const keyed = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return (await post({ path, headers: { ...client, ...keyed }, body })) === 201;
}

/** The nth of a list, which begins again at its end. */
export function inTurn<T>(list: readonly T[], nth: number): T {
  const found = list[nth % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
}
