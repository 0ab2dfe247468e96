import type { PrizeWire } from '@/contract/prizes';
import type { Deps } from '../context';
import { earnRules } from '../db/schema/earn-rules';
import { eventEntries } from '../db/schema/event-entries';
import { libraryPictures } from '../db/schema/library-pictures';
import { publicPictures } from '../db/schema/public-pictures';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { transact } from '../db/transact';
import { earnRuleKeys } from '../services/points/earn-rule-keys';
import { startBracket } from '../services/tournaments/start-bracket';
import { testBeacon } from './beacon.fixture';
import { addEvent, addTournament } from './events.fixture';
import { knownStreamHunt } from './stream-operations.fixture';
import { addHunt } from './streamed.fixture';
import { knownEntryId, knownLibraryId, knownPictureId } from './team-operations.fixture';
import { addWin } from './wins.fixture';

type Needs = Pick<Deps, 'db'>;

/** A bracket of the first way asks neither. */
const clock = { now: Date.now };
const noBeacon = testBeacon(clock);

/** A prize of one place, or of several. */
export function prize(place: number, changes: Partial<PrizeWire> = {}): PrizeWire {
  const places = { rank_from: place, rank_to: place };
  return {
    ...places,
    type: 'coin',
    title: `Ödül ${place}`,
    amount: 1000 / place,
    currency: null,
    ...changes,
  };
}

/** The rules that prizes of contests are credited by. */
export async function addContestRules({ db }: Needs): Promise<void> {
  const keys = [earnRuleKeys.event, earnRuleKeys.guess, earnRuleKeys.tournament];
  await db
    .insert(earnRules)
    .values(keys.map((key) => ({ key, title: key, type: 'event' as const, amount: 100 })))
    .onConflictDoNothing();
}

/** An event that is over, with one approved entry a member, the first one best. Answers its id and those of the entries. */
export async function addJudged(
  { db }: Needs,
  row: Partial<Parameters<typeof addEvent>[1]> & { readonly slug: string },
  userIds: readonly string[],
) {
  const id = await addEvent(db, { type: 'custom', state: 'judging', ...row });
  const entries = await db
    .insert(eventEntries)
    .values(
      userIds.map((userId, at) => ({
        eventId: id,
        userId,
        review: 'approved' as const,
        counts: true,
        score: 90 - at,
        submittedAt: new Date(Date.now() - 60_000 + at),
      })),
    )
    .returning({ id: eventEntries.id });
  return { id, entryIds: entries.map((entry) => entry.id) };
}

/** A bracket that has started, with these players. Answers its id. */
export async function addStartedBracket(
  { db }: Needs,
  row: Parameters<typeof addTournament>[1],
  userIds: readonly string[],
): Promise<number> {
  const id = await addTournament(db, { state: 'check_in', seedSecret: 'tohum', bet: 100, ...row });
  const players = userIds.map((userId, at) => ({ userId, number: at + 1, state: 'checked_in' as const }));
  await db.insert(tournamentParticipants).values(players.map((one) => ({ ...one, tournamentId: id })));
  await transact(db, (tx) => startBracket(tx, { clock, beacon: noBeacon }, id));
  return id;
}

/** What the good calls of `team-operations.fixture.ts` name; the bracket has two players. */
export async function addKnownResults(
  deps: Needs,
  [userId, rivalId]: readonly [string, string],
): Promise<void> {
  const id = await addEvent(deps.db, { slug: 'ornek-jurili', type: 'custom', state: 'judging' });
  const entry = { id: knownEntryId, eventId: id, userId, review: 'approved' as const, counts: true };
  await deps.db.insert(eventEntries).values(entry);
  await addStartedBracket(deps, { slug: 'ornek-ikili' }, [userId, rivalId]);
  await addHunt(deps.db, { slug: 'ornek-iptal' });
  await addHunt(deps.db, { slug: knownStreamHunt });
  const winId = await addWin(deps.db, { userId, showsPicture: true });
  const picture = { winId, image: Buffer.from('picture'), width: 1, height: 1, createdAt: new Date() };
  await deps.db.insert(publicPictures).values({ id: knownPictureId, ...picture });
  const { winId: _, ...forms } = { ...picture, small: picture.image, digest: 'ab'.repeat(32) };
  const named = { id: knownLibraryId, name: 'Örnek', folded: 'ornek', createdBy: userId };
  await deps.db.insert(libraryPictures).values({ ...named, ...forms });
}
