import 'server-only';
import { type DeskKickWire, deskKickAnswerSchema } from '@/contract/desk-kick';
import { type OwnKickWire, ownKickAnswerSchema } from '@/contract/kick';
import { readOwn } from './read-own';

/** The viewer's account at Kick and whether one can be linked; null where the upstream knows nothing of Kick. */
export async function getOwnKick(): Promise<OwnKickWire | null> {
  return (await readOwn('/user/kick', ownKickAnswerSchema))?.data ?? null;
}

/** What is set up of Kick, for admins alone and past every cache; null where the upstream does not tell. */
export async function getDeskKick(): Promise<DeskKickWire | null> {
  return (await readOwn('/desk/kick', deskKickAnswerSchema))?.data ?? null;
}
