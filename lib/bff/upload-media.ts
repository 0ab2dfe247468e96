import { mediaAnswerSchema, mediaLimits } from '@/contract/media';
import { callUpstream } from '@/lib/upstream/call';
import { json } from './answer';
import { answering } from './answering';
import { assertTelegram } from './assert-telegram';
import { BffError } from './bff-error';
import { readBytes } from './read-bytes';
import { type Handler, requireMember } from './route';
import { assertSameOrigin } from './same-origin';

/** How many uploads one process takes at a time: what is sent is held whole, to be sent again after a renewed token. */
const mostAtOnce = 8;
let underWay = 0;

/**
 * A handler that takes a member's picture as the body itself and passes it on: 415 for another type, forms among them, 413 past 5 MB
 * while it streams, 503 where too many are under way.
 */
export const uploadMedia: Handler = (request) =>
  answering(request, async (door) => {
    assertSameOrigin(request);
    const member = requireMember(door);
    await assertTelegram(member);
    const type = request.headers.get('content-type') ?? '';
    if (!mediaLimits.types.some((known) => known === type)) throw new BffError('unsupported_media_type');
    const answer = await atOnce(async () => {
      const upload = { type, bytes: await readBytes(request, mediaLimits.maxBytes) };
      const call = { method: 'POST', path: '/media', answer: mediaAnswerSchema, upload } as const;
      return member.call((bearer) => callUpstream({ ...call, bearer, caller: door.caller }));
    });
    return json(answer);
  });

async function atOnce<T>(run: () => Promise<T>): Promise<T> {
  if (underWay >= mostAtOnce) throw new BffError('unavailable');
  underWay += 1;
  try {
    return await run();
  } finally {
    underWay -= 1;
  }
}
