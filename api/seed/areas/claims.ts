import { affiliateChanges } from '../../db/schema/affiliate-changes';
import { complaints } from '../../db/schema/complaints';
import { reviewSteps } from '../../db/schema/review-steps';
import { caseSeeds } from '../claims/case-seeds';
import type { AreaSeed, SeedWorld } from '../seed-world';

const hour = 3_600_000;

/** A few cases of the demo's player with what was said in them, and a switch under the code that waits for the team. */
export const seedClaims: AreaSeed = async (tx, world) => {
  const player = world.users.find(({ username }) => username === 'oyuncu');
  const sponsor = world.sponsors.find(({ state }) => state === 'active');
  if (!player || !sponsor) return;
  for (const { steps, hoursAgo, ...words } of caseSeeds) {
    const createdAt = new Date(world.now - hoursAgo * hour);
    const state = steps.at(-1)?.toState ?? 'pending';
    const decision = steps.findLast(({ action }) => action === 'approve');
    const [stored] = await tx
      .insert(complaints)
      .values({
        ...words,
        userId: player.id,
        sponsorId: words.department === 'payment' ? sponsor.id : null,
        state,
        createdAt,
        decidedAt: decision ? new Date(createdAt.getTime() + decision.hours * hour) : null,
      })
      .returning({ id: complaints.id });
    await tx.insert(reviewSteps).values(
      steps.map(({ hours, ...step }) => ({
        ...step,
        kind: 'complaint',
        subjectId: stored?.id ?? 0,
        actorId: step.byTeam ? findModerator(world) : player.id,
        createdAt: new Date(createdAt.getTime() + hours * hour),
      })),
    );
  }
  await seedSwitch(tx, world, sponsor.id);
};

const seedSwitch = async (tx: Parameters<AreaSeed>[0], world: SeedWorld, sponsorId: number) => {
  const member = world.users.find(({ permission }, at) => permission === 'player' && at > 20);
  if (!member) return;
  const at = new Date(world.now - 5 * hour);
  const person = { name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.com', phone: '+90 500 000 00 00' };
  const [stored] = await tx
    .insert(affiliateChanges)
    .values({
      userId: member.id,
      sponsorId,
      siteUsername: 'deniz_ornek',
      ...person,
      termsAt: at,
      createdAt: at,
    })
    .returning({ id: affiliateChanges.id });
  await tx.insert(reviewSteps).values({
    ...{ kind: 'affiliate', subjectId: stored?.id ?? 0, action: 'submit', toState: 'pending', byTeam: false },
    ...{ actorId: member.id, createdAt: at },
  });
};

function findModerator(world: SeedWorld): string | null {
  return world.users.find(({ permission }) => permission === 'moderator')?.id ?? null;
}
