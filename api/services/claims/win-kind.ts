import { eq, inArray } from 'drizzle-orm';
import type { ClaimDetailsWire } from '@/contract/claims';
import { games } from '../../db/schema/games';
import { sponsors } from '../../db/schema/sponsors';
import { wins } from '../../db/schema/wins';
import { enqueue } from '../../queue/enqueue';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

/** Viewers' wins: an approval makes one public and credits its owner by the earn rule, within the rule's limits. */
export const winKind: ReviewKind = {
  kind: 'win',
  table: wins,
  columns: {
    id: wins.id,
    userId: wins.userId,
    sponsorId: wins.sponsorId,
    state: wins.review,
    createdAt: wins.createdAt,
    waitingSince: wins.waitingSince,
    decidedAt: wins.decidedAt,
  },
  open: openStates,
  isForSupport: false,
  isForEditors: true,
  moves: {
    ...commonMoves,
    remove: { by: 'reviewer', from: ['approved'], to: 'removed', needsText: true },
  },
  effect: async (writing, { id, userId, createdAt }, { action, actorId, text }) => {
    if (action === 'reject') return { columns: { reject_reason: text } };
    if (action === 'remove') return { columns: { is_featured: false } };
    if (action !== 'approve') return {};
    const credit = { userId, rule: earnRuleKeys.win, event: `win:${id}`, reason: 'win', actorId } as const;
    const line = await creditOnce(writing, { ...credit, doneAt: createdAt.getTime() });
    // Which picture, and whether its member agreed, the job sees for itself.
    await enqueue(writing.tx, 'publish_win_picture', { winId: id });
    return {
      columns: { approved_at: new Date(writing.clock.now()).toISOString() },
      notice: { kind: 'win_approved', params: { amount: line?.amount ?? 0 } },
    };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({ win: wins, game: games.name, sponsor: sponsorRefColumns })
      .from(wins)
      .leftJoin(games, eq(games.id, wins.gameId))
      .leftJoin(sponsors, eq(sponsors.id, wins.sponsorId))
      .where(inArray(wins.id, [...ids]));
    return new Map(rows.map(({ win, game, sponsor }) => [win.id, toDetails(win, game, sponsor)]));
  },
  about: () => ({ type: 'own-wins' }),
};

function toDetails(
  win: typeof wins.$inferSelect,
  game: string | null,
  sponsor: ClaimDetailsWire['sponsor'] | null,
): ClaimDetailsWire {
  return {
    game_name: game ?? win.gameName ?? '',
    bet: win.bet,
    win: win.win,
    x: win.x,
    currency: win.currency,
    ...(sponsor ? { sponsor } : {}),
    ...(win.siteUsername ? { site_username: win.siteUsername } : {}),
    ...(win.link ? { link: win.link } : {}),
  };
}
