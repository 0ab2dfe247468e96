import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { earnRules } from '../../db/schema/earn-rules';
import { kickChannel } from '../../db/schema/kick-channel';
import { streamSources } from '../../db/schema/stream-sources';
import { transact } from '../../db/transact';
import type { KickPerson, KickTokens } from '../../kick';
import { kickRuleTexts } from '../../mail/texts';
import { recordAudit } from '../audit/record-audit';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { getNames } from '../settings/get-names';
import { sealTokens } from './with-login';

interface Connection {
  readonly actorId: string;
  readonly tokens: KickTokens;
  readonly person: KickPerson;
}

/**
 * Connects the channel whose login it is, in place of another one; its events are subscribed to by the clock. The two earn rules of Kick are made where the operator has
 * none yet: what they bring and how often is set like that of all others.
 */
export async function connectChannel(
  ctx: ServiceContext,
  { actorId, tokens, person }: Connection,
): Promise<void> {
  const texts = kickRuleTexts(await getNames(ctx));
  const connectedAt = new Date(ctx.clock.now());
  const channel = { broadcasterId: person.id, name: person.name, connectedAt, brokenAt: null };
  const { db, ...rest } = ctx;
  await transact(db, async (tx) => {
    const [before] = await tx.select().from(kickChannel).for('update');
    const unknown = { subscribed: [], checkedAt: null };
    await tx.update(kickChannel).set({ ...channel, ...sealTokens(ctx, tokens), ...unknown });
    if (before?.broadcasterId !== person.id)
      await tx.delete(streamSources).where(eq(streamSources.source, 'kick'));
    await tx
      .insert(earnRules)
      .values([
        {
          ...texts.reward,
          key: earnRuleKeys.kickReward,
          type: 'kick_reward',
          amount: 1,
          capDay: 5,
          sort: 200,
        },
        { ...texts.chat, key: earnRuleKeys.kickChat, type: 'kick_reward', amount: 5, capDay: 4, sort: 201 },
      ])
      .onConflictDoNothing();
    const change = { before: { channel: before?.name ?? null }, after: { channel: person.name } };
    const entry = {
      actorId,
      action: 'kick_changed',
      subject: 'kick:channel',
      reason: 'kick:channel',
    } as const;
    await recordAudit({ ...rest, tx }, { ...entry, ...change });
  });
}
