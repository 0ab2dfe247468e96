import type { DatabaseHandle } from '@/api/db/client';
import { apiAccess } from '@/scripts/bench/bench-members';
import type { Installation } from '@/supervisor/installation';
import { type Guests, startGuests } from './guests';
import { type Hostile, startHostile } from './hostile';
import { type Members, startMembers } from './members';
import type { Phases } from './phases';
import { type Streams, startStreams } from './streams';
import { startWriters, type Writers } from './writers';

/** Everybody who uses the product, some fifty requests a second in all. */
export interface Loads {
  readonly writers: Writers;
  readonly members: Members;
  readonly guests: Guests;
  readonly hostile: Hostile;
  readonly streams: Streams;
  /** All but those who order. */
  stopReading(): Promise<void>;
}

/** Has them begin. */
export async function startLoads(
  installation: Installation,
  database: DatabaseHandle,
  phases: Phases,
): Promise<Loads> {
  const { PORT } = installation.env;
  const site = `http://127.0.0.1:${PORT}`;
  const writers = await startWriters(database, apiAccess(installation));
  const members = await startMembers(installation, phases);
  const guests = startGuests(site, phases);
  const hostile = startHostile(PORT, phases);
  const streams = startStreams(site);
  const readers = [guests, members, hostile, streams];
  return {
    ...{ writers, members, guests, hostile, streams },
    stopReading: async () => void (await Promise.all(readers.map((one) => one.stop()))),
  };
}
