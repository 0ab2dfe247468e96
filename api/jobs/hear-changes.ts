import { z } from 'zod';
import type { Deps } from '../context';
import { changeChannel } from '../db/change-triggers';
import { listen } from '../db/listen';
import { memberChannel } from '../db/member-triggers';
import { withPositions } from './with-positions';

/** How soon a lost connection is made again, and how seldom at most while that fails; milliseconds. */
const retryMs = 250;
const longestRetryMs = 5000;

/**
 * The one connection on which this process hears what any process committed. After each connecting everybody is told of a gap:
 * notices of the time without it are lost.
 */
export function startHearing(
  { changes, log, replica }: Pick<Deps, 'changes' | 'log' | 'replica'>,
  url: string,
): { stop(): Promise<void> } {
  const changesOf = replica === null ? changes : withPositions(changes, replica);
  return listen({
    url,
    channels: [changeChannel, memberChannel],
    onConnected: () => changesOf.tell({ kind: 'gap' }),
    onNotice: ({ channel, payload }) => {
      const change =
        channel === changeChannel ? toTagged(payload) : ({ kind: 'member', id: payload } as const);
      if (change) changesOf.tell(change);
    },
    onError: (error) => log.warn({ err: error }, 'changes are not heard for a moment'),
    retryMs,
    longestRetryMs,
  });
}

const taggedSchema = z.tuple([z.string(), z.coerce.number().int()]);

/** `tag transaction`, as the triggers write it. */
function toTagged(payload: string) {
  const parsed = taggedSchema.safeParse(payload.split(' '));
  return parsed.success ? { kind: 'tag' as const, tag: parsed.data[0], change: parsed.data[1] } : null;
}
