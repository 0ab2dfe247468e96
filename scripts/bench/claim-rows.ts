import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { openDatabase } from '@/api/db/client';
import { addMember } from '@/scripts/kill-nine/arena';
import type { Installation } from '@/supervisor/installation';
import type { Row } from './rows';
import { writeRows } from './write-rows';

const members = 8;
const claim = { type: 'suggestion', department: 'other', subject: 'Ölçüm', message: 'Ölçüm için.' };

/**
 * Claims handed in per second and their p99, through the community API, against bare commits of the same database. What a member may hand
 * in a day is forgotten now and then: it is the way through that is measured.
 */
export async function claimRows({ env, secrets }: Installation, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${env.UPSTREAM_PORT}`;
  const clientId = env.CLIENT_ID ?? secrets.CLIENT_ID;
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const tokens: string[] = [];
    for (let at = 0; at < members; at += 1) {
      const headers = { 'x-client-id': clientId, 'x-client-address': `10.20.31.${at + 1}` };
      tokens.push(await addMember(database, base, { name: `basvuru${at}`, headers }));
    }
    const handIn = async (nth: number) => {
      if (nth % 400 === 0) {
        await database.db.execute(sql`delete from rate_limits where key like 'claim-submit%'`);
      }
      const { statusCode, body } = await request(`${base}/claims/complaint`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': clientId,
          authorization: `Bearer ${tokens[nth % members]}`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(claim),
      });
      await body.dump();
      return statusCode === 201;
    };
    return await writeRows('claims', handIn, databaseUrl);
  } finally {
    await database.close();
  }
}
