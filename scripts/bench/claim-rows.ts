import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import type { Installation } from '@/supervisor/installation';
import { openBareTransactions, type Prepared } from './bare-transactions';
import { addBenchMembers, apiAccess, inTurn, sendKeyed } from './bench-members';
import type { Row } from './rows';
import { writeRows, writersAtOnce } from './write-rows';

const claim = { type: 'suggestion', department: 'other', subject: 'Ölçüm', message: 'Ölçüm için.' };
/** Half of what all writers together may hand in on a day. */
const forgottenAfter = 50 * writersAtOnce;
const aims = { rate: '>= 0.5', p99: '<= 50 ms' };

/**
 * Claims handed in per second and their p99, through the community API, against a bare transaction that writes the same rows in prepared statements.
 * What a member may hand in a day is forgotten now and then: it is the way through that is measured.
 */
export async function claimRows(installation: Installation, databaseUrl: string): Promise<Row[]> {
  const access = apiAccess(installation);
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const transactions = await openBareTransactions(databaseUrl);
  try {
    const members = await addBenchMembers(database, access, { name: 'basvuru', block: 31 });
    let sent = 0;
    const ours = async (nth: number) => {
      // Counted over all rounds: a round alone may be too short to come so far.
      sent += 1;
      if (sent % forgottenAfter === 0) {
        await database.db.execute(sql`delete from rate_limits where key like 'claim-submit%'`);
      }
      return sendKeyed(access, {
        path: '/claims/complaint',
        token: inTurn(members.tokens, nth),
        body: claim,
      });
    };
    const bare = transactions.write((nth) => claimStatements(inTurn(members.bareIds, nth)));
    return await writeRows({ name: 'claims', ours, bare, than: 'the same rows', aims });
  } finally {
    await transactions.close();
    await database.close();
  }
}

/** Every row that a claim writes: its count, its key with the answer, itself and its first step. */
function claimStatements(userId: string): readonly Prepared[] {
  const [key, hash, at] = [randomUUID(), randomBytes(32).toString('hex'), new Date().toISOString()];
  return [
    [
      'count',
      'insert into rate_limits values ($1, 1, $2) on conflict (key) do update set points = rate_limits.points + 1',
      [`bench:${userId}`, Date.now() + 86_400_000],
    ],
    [
      'answer',
      'insert into idempotent_answers (user_id, key, request_hash, answer, created_at) values ($1, $2, $3, $4, $5)',
      [userId, key, hash, JSON.stringify({ id: 1, state: 'pending' }), at],
    ],
    [
      'claim',
      `insert into complaints (user_id, type, department, subject, created_at) values ($1, $2, $3, $4, $5)`,
      [userId, claim.type, claim.department, claim.subject, at],
    ],
    [
      'step',
      `insert into review_steps (kind, subject_id, action, to_state, actor_id, by_team, text, created_at)
        values ('complaint', currval(pg_get_serial_sequence('complaints', 'id')), 'submit', 'pending', $1, false, $2, $3)`,
      [userId, claim.message, at],
    ],
  ];
}
