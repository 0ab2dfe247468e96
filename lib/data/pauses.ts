import 'server-only';
import { type OwnPauseWire, ownPauseAnswerSchema } from '@/contract/pauses';
import { readOwn } from './read-own';

/** The viewer's own pause and what may be chosen now; `null` where the upstream pauses no accounts, or none of who works for it. */
export async function getOwnPause(): Promise<OwnPauseWire | null> {
  const own = (await readOwn('/user/pause', ownPauseAnswerSchema))?.data;
  return own && (own.pause || own.choices.length > 0) ? own : null;
}
