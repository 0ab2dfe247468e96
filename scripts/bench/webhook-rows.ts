import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { openDatabase } from '@/api/db/client';
import { kickChannel } from '@/api/db/schema/kick-channel';
import { kickChannelId, knownKey, signedEvent } from '@/api/testing/kick-events.fixture';
import { callTo } from '@/lib/calls';
import { bareCommit, openBareTransactions } from './bare-transactions';
import type { Row } from './rows';
import { writeRows } from './write-rows';

/** So many people write in the chat in turn. */
const viewers = 1_000;

/**
 * Events of Kick taken per second and their p99, each with a signature of its own, from the site's address to the commit, against bare commits of the same database. Nothing
 * where a channel is connected already.
 */
export async function webhookRows(site: string, databaseUrl: string): Promise<Row[]> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const transactions = await openBareTransactions(databaseUrl);
  try {
    await db.execute(sql`create table if not exists bench_commits (value int)`);
    if ((await db.$count(kickChannel)) > 0) return [];
    const channel = { clientId: 'bench', secretSealed: '', broadcasterId: kickChannelId, name: 'kanal' };
    await db.insert(kickChannel).values({ ...channel, connectedAt: new Date(), ...knownKey() });
    const tell = async (nth: number) => {
      const sender = { user_id: 1 + (nth % viewers), username: `izleyici${nth % viewers}` };
      const { raw, headers } = signedEvent({
        ...{ type: 'chat.message.sent', id: randomUUID(), at: Date.now() },
        body: { sender, content: `Bir mesaj ${nth}` },
      });
      const { statusCode, body } = await request(site + callTo('kickWebhook'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: raw,
      });
      await body.dump();
      return statusCode === 200;
    };
    return await writeRows({
      name: 'events of Kick',
      ours: tell,
      bare: bareCommit(transactions),
      than: 'bare commits',
    });
  } finally {
    await transactions.close();
    await db.execute(sql`truncate kick_channel, kick_events`);
    await db.execute(sql`drop table bench_commits`);
    await close();
  }
}
