import { and, eq, sql } from 'drizzle-orm';
import { drawResults } from '../../db/schema/draw-results';
import { openPrizeStates, prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { reviewSteps } from '../../db/schema/review-steps';
import { wagerEvents } from '../../db/schema/wager-events';
import { toDeliveryFields } from '../../services/prizes/delivery-fields';
import { answerMs } from '../../services/prizes/prize-times';
import { demoRacer } from '../demo-accounts';
import {
  type FateStep,
  newestFates,
  type PrizeFate,
  playerFates,
  prizeFates,
  raceFates,
  toTimed,
} from '../prize-claims/prize-fates';
import { type WonPrize, wonInDraws, wonInRaces } from '../prize-claims/won-prizes';
import type { SeedTransaction, SeedWorld } from '../seed-world';

/** Where a prize of the demo goes; everybody lives in the same made-up street. */
const home = {
  ...{ site_username: 'ornek_hesap', name: 'Deniz', surname: 'Örnek', phone: '+90 500 000 00 00' },
  ...{ address: 'Örnek Sokak 1', city: 'İzmir', country: 'Türkiye', zipcode: '35000' },
};

/**
 * What the winners of draws and races are to get beside Sikke, in every state that it can be in: most has arrived, the newest waits, and the
 * demo's player has one of each. A contest of which something waits is not `paid`, as no other would be.
 */
export async function seedPrizeClaims(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const player = world.users.find(({ username }) => username === demoRacer.username)?.id;
  const own = [...playerFates];
  const inRaces = [...raceFates];
  for (const won of await wonInDraws(tx)) {
    const newest = newestFates[won.nth.contest]?.[won.nth.prize];
    const fate = newest ?? (won.userId === player && !won.isForfeited ? own.shift() : undefined);
    await addClaim(tx, world, won, won.isForfeited ? 'forfeited' : (fate ?? 'confirmed'));
  }
  for (const won of await wonInRaces(tx)) await addClaim(tx, world, won, inRaces.shift() ?? 'confirmed');
  await openContests(tx);
}

async function addClaim(
  tx: SeedTransaction,
  world: SeedWorld,
  won: WonPrize,
  fate: PrizeFate,
): Promise<void> {
  const { contest, userId, position, prize, at } = won;
  const steps: readonly FateStep[] = prizeFates[fate];
  const timed = toTimed(steps, at, world.now);
  const state = steps.at(-1)?.to ?? 'needs_info';
  const waits = timed.findLast(({ action }) => ['answer', 'approve', 'dispute'].includes(action));
  const decided = timed.findLast(({ action }) => ['approve', 'deliver', 'reject'].includes(action));
  const asked = timed.findLast(({ action }) => action === 'ask')?.createdAt ?? at;
  const fields = toDeliveryFields(prize);
  const [stored] = await tx
    .insert(prizeClaims)
    .values({
      ...{ ...contest, userId, position, prize, createdAt: at, movedAt: at },
      delivery: steps.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, home[field]])),
      answerBy: new Date(asked.getTime() + answerMs),
      waitingSince: waits?.createdAt ?? null,
      decidedAt: decided?.createdAt ?? null,
    })
    .returning({ id: prizeClaims.id });
  for (const { to, createdAt } of timed) await move(tx, stored?.id ?? 0, { state: to, movedAt: createdAt });
  await addSteps(tx, world, timed, { userId, subjectId: stored?.id ?? 0 });
  if ('raffleId' in contest && !won.isForfeited) await markResult(tx, contest.raffleId, position, state);
}

/** Each state of a prize leaves its row, as every change of one does (ADR 350). */
async function move(
  tx: SeedTransaction,
  id: number,
  to: Pick<typeof prizeClaims.$inferInsert, 'state' | 'movedAt'>,
): Promise<void> {
  await tx.update(prizeClaims).set(to).where(eq(prizeClaims.id, id));
}

const byTeam = ['ask', 'approve', 'reject', 'deliver'];

async function addSteps(
  tx: SeedTransaction,
  { users }: SeedWorld,
  steps: readonly (FateStep & { readonly createdAt: Date })[],
  { userId, subjectId }: { readonly userId: string; readonly subjectId: number },
): Promise<void> {
  if (steps.length === 0) return;
  const moderator = users.find(({ permission }) => permission === 'moderator')?.id ?? null;
  await tx.insert(reviewSteps).values(
    steps.map(({ action, to, text, createdAt }, nth) => {
      const isTeam = byTeam.includes(action);
      const states = { fromState: steps[nth - 1]?.to ?? ('needs_info' as const), toState: to };
      const actor = { byTeam: isTeam, actorId: isTeam ? moderator : userId };
      return { kind: 'prize', subjectId, action, ...states, ...actor, text: text ?? null, createdAt };
    }),
  );
}

/** A draw says of each prize whether it was handed over. */
async function markResult(tx: SeedTransaction, raffleId: number, position: number, state: string) {
  if (['delivered', 'confirmed'].includes(state)) return;
  const held = sql`case when ${drawResults.role} = 'winner' then 'won' else 'promoted' end`;
  await tx
    .update(drawResults)
    .set({ status: held, decidedAt: null })
    .where(and(eq(drawResults.raffleId, raffleId), eq(drawResults.position, position)));
}

/** A draw or race whose prizes are not all at an end is not `paid`, or no longer. */
async function openContests(tx: SeedTransaction): Promise<void> {
  const states = sql.join(
    [...openPrizeStates, 'delivered'].map((state) => sql`${state}`),
    sql`, `,
  );
  const isOpen = (
    column: typeof prizeClaims.raffleId | typeof prizeClaims.wagerEventId,
    id: typeof raffles.id | typeof wagerEvents.id,
  ) =>
    sql`exists (select 1 from ${prizeClaims} where ${column} = ${id} and ${prizeClaims.state} in (${states}))`;
  await tx
    .update(raffles)
    .set({ state: 'drawn' })
    .where(and(eq(raffles.state, 'paid'), isOpen(prizeClaims.raffleId, raffles.id)));
  await tx
    .update(wagerEvents)
    .set({ state: 'final' })
    .where(and(eq(wagerEvents.state, 'paid'), isOpen(prizeClaims.wagerEventId, wagerEvents.id)));
}
