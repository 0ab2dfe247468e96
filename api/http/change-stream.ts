import { heartbeatMs, type LiveChange } from '@/contract/live';
import type { Changes } from '../changes';

/** What waits for a reader at most, in bytes; who is further behind is cut off, and knows by that of a gap. */
const mostWaiting = 1_048_576;

/**
 * A process' changes as server-sent events, from this moment on, until the reader leaves or the process ends; and, once it is found, what was before: asked for
 * after the listening has begun, so that nothing lies between.
 */
export function changeStream(
  changes: Changes,
  findPast: () => Promise<LiveChange>,
): ReadableStream<Uint8Array> {
  let leave = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = () => {
          leave();
          controller.close();
        };
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) < -mostWaiting) end();
          else controller.enqueue(encoder.encode(text));
        };
        const unfollow = changes.follow((change) => send(toEvent(change)), end);
        const beat = setInterval(() => send(':\n\n'), heartbeatMs);
        leave = () => {
          unfollow();
          clearInterval(beat);
        };
        send(':\n\n');
        // Without it the reader would take old pages for new ones: it comes again, and asks again.
        return findPast().then((past) => send(toEvent(past)), end);
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 65_536 }),
  );
}

const encoder = new TextEncoder();

function toEvent(change: LiveChange): string {
  return `data: ${JSON.stringify(change)}\n\n`;
}
