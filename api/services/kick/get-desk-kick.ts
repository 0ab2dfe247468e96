import { count, desc, eq } from 'drizzle-orm';
import { type DeskKickWire, kickEventNames, kickShown } from '@/contract/desk-kick';
import type { ServiceContext } from '../../context';
import { kickAccounts } from '../../db/schema/kick-accounts';
import { kickEvents } from '../../db/schema/kick-events';
import { kickRedemptions } from '../../db/schema/kick-redemptions';
import { kickRewards } from '../../db/schema/kick-rewards';
import { marketItems } from '../../db/schema/market-items';
import { streamSources } from '../../db/schema/stream-sources';
import { users } from '../../db/schema/users';
import { redirectUrl } from './begin-login';
import { type KickRow, readKick } from './kick-app';

/** What is set up of Kick, how the connection is, and what arrived last. Nothing that opens anything is in it. */
export async function getDeskKick(ctx: ServiceContext): Promise<DeskKickWire> {
  const { db, config } = ctx;
  const [row, [live], [linked]] = await Promise.all([
    readKick(db),
    db.select().from(streamSources).where(eq(streamSources.source, 'kick')),
    db.select({ members: count() }).from(kickAccounts),
  ]);
  return {
    client_id: row?.clientId ?? null,
    redirect_url: redirectUrl(ctx),
    webhook_url: `${config.siteUrl.replace(/\/+$/, '')}/api/kick/webhook`,
    channel: row && toChannel(row),
    live: live ? { is_live: live.isLive, said_at: live.saidAt.toISOString() } : null,
    members: linked?.members ?? 0,
    events: await listEvents(ctx),
    rewards: await listRewards(ctx),
    redemptions: await listRedemptions(ctx),
  };
}

function toChannel({ name, connectedAt, brokenAt, subscribed, checkedAt }: KickRow): DeskKickWire['channel'] {
  if (name === null || connectedAt === null) return null;
  return {
    name,
    connected_at: connectedAt.toISOString(),
    is_broken: brokenAt !== null,
    missing: kickEventNames.filter((event) => !subscribed.includes(event)),
    checked_at: checkedAt?.toISOString() ?? null,
  };
}

async function listEvents({ db }: ServiceContext): Promise<DeskKickWire['events']> {
  const rows = await db.select().from(kickEvents).orderBy(desc(kickEvents.receivedAt)).limit(kickShown);
  return rows.map(({ type, outcome, receivedAt }) => ({
    type,
    outcome,
    received_at: receivedAt.toISOString(),
  }));
}

async function listRewards({ db }: ServiceContext): Promise<DeskKickWire['rewards']> {
  const rows = await db
    .select({ reward: kickRewards, slug: marketItems.slug, itemTitle: marketItems.title })
    .from(kickRewards)
    .leftJoin(marketItems, eq(marketItems.id, kickRewards.itemId))
    .where(eq(kickRewards.isActive, true))
    .orderBy(desc(kickRewards.id))
    .limit(100);
  return rows.map(({ reward: { id, title, cost, coins, rewardId }, slug, itemTitle }) => ({
    ...{ id, title, cost, coins, is_made: rewardId !== null },
    item: slug !== null && itemTitle !== null ? { slug, title: itemTitle } : null,
  }));
}

async function listRedemptions({ db }: ServiceContext): Promise<DeskKickWire['redemptions']> {
  const rows = await db
    .select({ redemption: kickRedemptions, title: kickRewards.title, username: users.username })
    .from(kickRedemptions)
    .innerJoin(kickRewards, eq(kickRewards.id, kickRedemptions.rewardId))
    .leftJoin(users, eq(users.id, kickRedemptions.userId))
    .orderBy(desc(kickRedemptions.decidedAt), desc(kickRedemptions.id))
    .limit(kickShown);
  return rows.map(({ redemption, title, username }) => ({
    ...{ id: redemption.id, title, username, kick_name: redemption.kickName },
    ...{ state: redemption.state, reason: redemption.reason },
    decided_at: redemption.decidedAt.toISOString(),
    is_answered: redemption.answeredAt !== null,
  }));
}
