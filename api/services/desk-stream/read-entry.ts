import { eq } from 'drizzle-orm';
import type { StreamDeskWire, StreamKind } from '@/contract/desk-stream';
import type { Database } from '../../db/client';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { buySessions } from '../../db/schema/buy-sessions';
import { storedCount } from '../../db/stored-counts';
import { ServiceError } from '../../service-error';
import { isGuessingOpen } from '../bonus-hunts/is-guessing-open';

type Entry = Omit<StreamDeskWire, 'version' | 'lines'> & { readonly id: number };

/** What the desk has of an entry beside its lines at a moment (milliseconds). `not_found` for an unknown one, and for a draft: nobody plays that yet. */
export async function readEntry(
  db: Database,
  { kind, slug }: { readonly kind: StreamKind; readonly slug: string },
  now: number,
): Promise<Entry> {
  const entry = await (kind === 'bonus-hunts' ? readHunt(db, slug, now) : readSession(db, slug));
  if (!entry || entry.state === 'draft') throw new ServiceError('not_found');
  return { kind, slug, ...entry };
}

async function readHunt(db: Database, slug: string, now: number) {
  const hunts = bonusHunts;
  const [hunt] = await db
    .select({
      ...{ id: hunts.id, title: hunts.title, state: hunts.state, currency: hunts.currency },
      ...{ guessOpenUntil: hunts.guessOpenUntil, guess_count: storedCount('hunt_guesses', hunts.id) },
      start_balance: hunts.startBalance,
      collect_balance: hunts.collectBalance,
      end_balance: hunts.endBalance,
    })
    .from(hunts)
    .where(eq(hunts.slug, slug));
  if (!hunt) return null;
  const { guessOpenUntil, ...rest } = hunt;
  const { state } = hunt;
  return { ...rest, budget: null, is_guessing_open: isGuessingOpen({ state, guessOpenUntil }, now) };
}

async function readSession(db: Database, slug: string) {
  const { id, title, state, currency, budget } = buySessions;
  const [session] = await db
    .select({ id, title, state, currency, budget })
    .from(buySessions)
    .where(eq(buySessions.slug, slug));
  const unknown = { start_balance: null, collect_balance: null, end_balance: null, guess_count: null };
  return session ? { ...session, ...unknown, is_guessing_open: false } : null;
}
