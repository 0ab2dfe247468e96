import type { DatabaseHandle } from '@/api/db/client';
import type { ApiAccess } from '@/scripts/bench/bench-members';
import { addItem, addMember, logInMember } from '@/scripts/kill-nine/arena';
import { oneClaimIn } from '@/scripts/kill-nine/keyed-writes';
import { type Promises, startWriter, type Writer } from '@/scripts/kill-nine/writer';
import { toSentence } from '@/system/problem';

/** Members who order at a pace, hand in a claim now and then, and what they were promised. */
export interface Writers {
  readonly promises: Promises;
  readonly repeats: () => number;
  /** Lets each come to its last answer; tells why one gave up before, in words. */
  stop(): Promise<readonly string[]>;
}

const count = 4;
const pauseMs = 400;
/** Some eight thousand writes of a member an hour: a day's limit of claims has room for four. */
const writes = oneClaimIn(500);

/** Puts an item on the shelf and has members of their own order it from the API, until they are stopped. */
export async function startWriters(database: DatabaseHandle, { base, client }: ApiAccess): Promise<Writers> {
  await addItem(database);
  const promises: Promises = new Map();
  const writers: Writer[] = [];
  for (let at = 0; at < count; at += 1) {
    const member = { name: `dayanan${at}`, headers: { ...client, 'x-client-address': `10.20.40.${at + 1}` } };
    const token = await addMember(database, base, member);
    const logIn = () => logInMember(base, member);
    writers.push(startWriter(base, token, promises, { headers: client, writes, pauseMs, logIn }));
  }
  return {
    promises,
    repeats: () => writers.reduce((sum, writer) => sum + writer.repeats(), 0),
    stop: async () => {
      const ends = await Promise.allSettled(writers.map((writer) => writer.stop()));
      return ends.flatMap((end) => (end.status === 'rejected' ? [toSentence(end.reason)] : []));
    },
  };
}
