import { z } from 'zod';
import { complaintDepartments, complaintTypes } from '@/contract/claim-inputs';
import { claimActions } from '@/contract/claims';
import { affiliateChanges } from '../../db/schema/affiliate-changes';
import { complaints } from '../../db/schema/complaints';
import { reviewSteps } from '../../db/schema/review-steps';
import { parseContent, readContent } from '../read-content';
import type { AreaSeed, SeedWorld } from '../seed-world';

const hour = 3_600_000;

const states = ['pending', 'in_review', 'approved', 'confirmed'] as const;

const stepSchema = z.strictObject({
  action: z.enum(claimActions),
  from_state: z.enum(states).optional(),
  to_state: z.enum(states),
  by_team: z.boolean(),
  text: z.string().nullable(),
  at: z.coerce.date(),
});

const caseSchema = z.strictObject({
  type: z.enum(complaintTypes),
  department: z.enum(complaintDepartments),
  subject: z.string(),
  created_at: z.coerce.date(),
  steps: z.array(stepSchema).min(1),
});

/** A few cases of the demo's player with what was said in them, and a switch under the code that waits for the team. */
export const seedClaims: AreaSeed = async (tx, world) => {
  const player = world.users.find(({ username }) => username === 'oyuncu');
  const sponsor = world.sponsors.find(({ state }) => state === 'active');
  if (!player || !sponsor) return;
  const cases = parseContent('cases', readContent('cases', world.now).rows, caseSchema);
  for (const { steps, created_at: createdAt, ...words } of cases) {
    const [stored] = await tx
      .insert(complaints)
      .values({
        ...words,
        userId: player.id,
        sponsorId: words.department === 'payment' ? sponsor.id : null,
        state: steps.at(-1)?.to_state ?? 'pending',
        createdAt,
        decidedAt: steps.findLast(({ action }) => action === 'approve')?.at ?? null,
      })
      .returning({ id: complaints.id });
    await tx.insert(reviewSteps).values(
      steps.map(({ from_state, to_state, by_team, at, ...step }) => ({
        ...{ ...step, kind: 'complaint' as const, subjectId: stored?.id ?? 0 },
        ...{ fromState: from_state ?? null, toState: to_state, byTeam: by_team, createdAt: at },
        actorId: by_team ? findModerator(world) : player.id,
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
