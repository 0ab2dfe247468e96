import 'server-only';
import { type HuntScope, huntsAnswerSchema } from '@/contract/bonus-hunts';
import { type Hunt, toHunt } from './hunt-view';
import { getMain } from './main';
import { readOwn } from './read-own';

/**
 * The hunts that can still be cancelled, as they stand at this moment: those that go on, and those that ended but have not given their
 * prizes, which are among the newest finished ones. Past the cache of the public pages, because the team decides by it.
 */
export async function listDeskHunts(): Promise<readonly Hunt[]> {
  const [active, finished] = await Promise.all([read('active'), read('finished')]);
  return [...active, ...finished.filter(({ state }) => state === 'completed')];
}

async function read(scope: HuntScope): Promise<readonly Hunt[]> {
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn(`/bonus-hunts?scope=${scope}`, huntsAnswerSchema),
    getMain(),
  ]);
  return (answer?.data ?? []).map((wire) => toHunt(wire, cdnUrl));
}
