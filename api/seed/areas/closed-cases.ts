import { complaints } from '../../db/schema/complaints';
import { reviewSteps } from '../../db/schema/review-steps';
import { wholeBetween } from '../random-source';
import type { AreaSeed, SeedWorld } from '../seed-world';

const [hour, day] = [3_600_000, 86_400_000];

/** What members complained of, what they were told, and what the sponsor said in public. */
const told = [
  {
    department: 'payment',
    subject: 'Çekimim iki gündür onaylanmadı',
    answer: 'Çekim talebi ek doğrulamaya takılmıştı. Doğrulama tamamlandı, tutar aynı gün gönderildi.',
  },
  {
    department: 'bonus',
    subject: 'Hoş geldin bonusum tanımlanmadı',
    answer: 'Kod, yatırımdan sonra girildiği için bonus düşmemişti. Elle tanımlandı.',
  },
  {
    department: 'payment',
    subject: 'Havalem hesabıma geç geçti',
    answer: 'Banka tarafındaki gecikme giderildi; gecikme için 50 freespin eklendi.',
  },
  {
    department: 'account',
    subject: 'Hesabım doğrulamada bekliyor',
    answer: 'Belgenin arka yüzü eksikti. Yeni belgeyle doğrulama bir saatte bitti.',
  },
  {
    department: 'bonus',
    subject: 'Freespinlerim yanlış oyuna tanımlandı',
    answer: 'Freespinler kampanyadaki oyuna yeniden tanımlandı.',
  },
] as const;

/** How many closed cases a sponsor has, in the order of the sponsors: some have too few for a figure. */
const counts = [14, 11, 9, 8, 7, 3, 6, 2, 5, 0, 1, 4];

type State = 'confirmed' | 'approved' | 'rejected';

/** Complaints about the demo's sponsors that came to an end, most of them solved, each with its history; of some the sponsor answered in public. */
export const seedClosedCases: AreaSeed = async (tx, world) => {
  const random = world.random('closed-cases');
  const players = world.users.filter(
    ({ permission, username }, at) => permission === 'player' && at > 20 && username !== 'yeni',
  );
  const active = world.sponsors.filter(({ state }) => state === 'active');
  for (const [at, sponsor] of active.entries()) {
    for (let nth = 0; nth < (counts[at] ?? 0); nth += 1) {
      const player = players[wholeBetween(random, 0, players.length - 1)];
      const words = told[(at + nth) % told.length];
      if (!player || !words) continue;
      const openedAt = new Date(world.now - wholeBetween(random, 20, 200) * day);
      const solvedAt = new Date(openedAt.getTime() + wholeBetween(random, 8, 110) * hour);
      const state = nth % 7 === 3 ? 'rejected' : nth % 7 === 5 ? 'approved' : 'confirmed';
      const isPublic = state === 'confirmed' && nth % 3 === 0;
      const about = { userId: player.id, sponsorId: sponsor.id, openedAt, solvedAt, state } as const;
      await addCase(tx, world, { ...about, ...words, isPublic });
    }
  }
};

interface Closed {
  readonly userId: string;
  readonly sponsorId: number;
  readonly openedAt: Date;
  readonly solvedAt: Date;
  readonly state: State;
  readonly isPublic: boolean;
  readonly department: (typeof told)[number]['department'];
  readonly subject: string;
  readonly answer: string;
}

async function addCase(tx: Parameters<AreaSeed>[0], world: SeedWorld, one: Closed): Promise<void> {
  const { userId, sponsorId, openedAt, solvedAt, state, isPublic, department, subject, answer } = one;
  const [stored] = await tx
    .insert(complaints)
    .values({
      ...{ userId, sponsorId, department, subject, state, type: 'complaint' },
      ...{ createdAt: openedAt, decidedAt: solvedAt, allowsPublic: isPublic },
      ...(isPublic ? { publicAnswer: answer, publicAnsweredAt: solvedAt } : {}),
    })
    .returning({ id: complaints.id });
  const support = world.users.find((user) => user.sponsorId === sponsorId)?.id;
  const team = support ?? world.users.find(({ permission }) => permission === 'moderator')?.id ?? null;
  await tx.insert(reviewSteps).values(
    toSteps(one).map((step) => ({
      ...{ ...step, kind: 'complaint', subjectId: stored?.id ?? 0 },
      actorId: step.byTeam ? team : userId,
    })),
  );
}

/** The history of a closed case, from its complaint to its end. */
function toSteps({ state, isPublic, subject, answer, openedAt, solvedAt }: Closed) {
  const after = (hours: number) => new Date(solvedAt.getTime() + hours * hour);
  const decided = state === 'rejected' ? ('rejected' as const) : ('approved' as const);
  const action = state === 'rejected' ? ('reject' as const) : ('approve' as const);
  const submitted = { action: 'submit' as const, fromState: null, toState: 'pending' as const };
  const decision = { action, fromState: 'pending' as const, toState: decided };
  const published = { action: 'publish' as const, fromState: decided, toState: decided };
  const confirmed = { action: 'confirm' as const, fromState: decided, toState: 'confirmed' as const };
  return [
    { ...submitted, byTeam: false, text: `${subject}. Bakar mısınız?`, createdAt: openedAt },
    { ...decision, byTeam: true, text: answer, createdAt: solvedAt },
    ...(isPublic ? [{ ...published, byTeam: true, text: answer, createdAt: solvedAt }] : []),
    ...(state === 'confirmed' ? [{ ...confirmed, byTeam: false, text: null, createdAt: after(5) }] : []),
  ];
}
