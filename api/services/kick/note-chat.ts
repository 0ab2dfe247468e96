import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Writing } from '../../context';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickChatDays } from '../../db/schema/kick-chat-days';
import { streamSources } from '../../db/schema/stream-sources';
import { users } from '../../db/schema/users';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { noteSubscription } from './note-viewer';

/** A message in the chat of the channel. */
export interface ChatMessage {
  readonly sender: {
    readonly user_id: number;
    readonly identity?:
      | { readonly badges?: readonly { readonly type: string }[] | null | undefined }
      | null
      | undefined;
  };
  readonly content: string;
  readonly at: Date;
}

const minuteMs = 60_000;
const istanbulMs = 3 * 60 * minuteMs;
/** How long one stretch of presence is, how many of them are credited together, and how short a message says nothing. */
const stretchMs = 5 * minuteMs;
const stretchesOfCredit = 3;
const leastText = 3;
/** A badge says that somebody is subscribed today, and not until when. */
const badgeMs = 24 * 60 * minuteMs;

/**
 * Counts a message of somebody who is linked: in each five minutes of a stream the first that is not the one before again. Each third stretch of a day is credited by its rule,
 * with that rule's limits. Who is not linked leaves nothing here.
 */
export async function noteChat(writing: Writing, { sender, content, at }: ChatMessage): Promise<void> {
  const { tx } = writing;
  const kickId = sender.user_id;
  const [linked] = await tx
    .select({ userId: users.id })
    .from(kickAccounts)
    .innerJoin(users, eq(users.id, kickAccounts.userId))
    .where(and(eq(kickAccounts.kickId, kickId), eq(users.status, 'active')));
  if (!linked) return;
  if (sender.identity?.badges?.some(({ type }) => type === 'subscriber'))
    await noteSubscription(tx, { kickIds: [kickId], until: new Date(at.getTime() + badgeMs) });
  if (!(await isOnAir(writing))) return;
  const day = new Date(at.getTime() + istanbulMs).toISOString().slice(0, 10);
  const stretches = await countStretch(writing, { kickId, day, content, at });
  if (stretches === null || stretches % stretchesOfCredit !== 0) return;
  const event = `${kickId}:${day}:${stretches / stretchesOfCredit}`;
  await creditOnce(writing, {
    userId: linked.userId,
    rule: earnRuleKeys.kickChat,
    event,
    doneAt: at.getTime(),
  });
}

async function isOnAir({ tx }: Pick<Writing, 'tx'>): Promise<boolean> {
  const isKick = and(eq(streamSources.source, 'kick'), eq(streamSources.isLive, true));
  return (await tx.select({ source: streamSources.source }).from(streamSources).where(isKick)).length > 0;
}

interface Said extends Pick<ChatMessage, 'content' | 'at'> {
  readonly kickId: number;
  readonly day: string;
}

/** How many stretches the day has with this one; null where the message adds none. */
async function countStretch({ tx }: Pick<Writing, 'tx'>, said: Said): Promise<number | null> {
  const { kickId, day, content, at } = said;
  const text = content
    .replace(/\[emote:[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('tr');
  if (text.length < leastText) return null;
  const textHash = createHash('sha256').update(text).digest('base64url');
  const lastStretch = Math.floor(((at.getTime() + istanbulMs) % (24 * 60 * minuteMs)) / stretchMs);
  const [counted] = await tx
    .insert(kickChatDays)
    .values({ kickId, day, lastStretch, textHash })
    .onConflictDoUpdate({
      target: [kickChatDays.kickId, kickChatDays.day],
      set: { lastStretch, textHash, stretches: sql`${kickChatDays.stretches} + 1` },
      setWhere: sql`${kickChatDays.lastStretch} < ${lastStretch} and ${kickChatDays.textHash} <> ${textHash}`,
    })
    .returning({ stretches: kickChatDays.stretches });
  return counted?.stretches ?? null;
}
