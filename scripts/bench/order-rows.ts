import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { openDatabase } from '@/api/db/client';
import { addItem, addMember, arenaItem } from '@/scripts/kill-nine/arena';
import type { Installation } from '@/supervisor/installation';
import type { Row } from './rows';
import { writeRows } from './write-rows';

const members = 8;

/** Orders of the market per second and their p99, through the community API, against bare commits of the same database. */
export async function orderRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const clientId = env.CLIENT_ID ?? secrets.CLIENT_ID;
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await addItem(database);
    const tokens: string[] = [];
    for (let at = 0; at < members; at += 1) {
      const headers = { 'x-client-id': clientId, 'x-client-address': `10.20.30.${at + 1}` };
      tokens.push(await addMember(database, base, { name: `olcum${at}`, headers }));
    }
    const order = async (nth: number) => {
      const { statusCode, body } = await request(`${base}/market/${arenaItem.slug}/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': clientId,
          authorization: `Bearer ${tokens[nth % members]}`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ expected_price: arenaItem.price }),
      });
      await body.dump();
      return statusCode === 201;
    };
    return await writeRows('orders', order, databaseUrl);
  } finally {
    await database.close();
  }
}
