import { z } from 'zod';
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

/** Where a file goes: the upstream's path out of the request's own variable segments and query. */
interface UploadTo<T> {
  readonly pathOf: (
    params: Readonly<Record<string, string | undefined>>,
    query: URLSearchParams,
  ) => `/${string}`;
  readonly answer: z.ZodType<T>;
}

interface FileTo<T> extends UploadTo<T> {
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** A handler that keeps a member's picture for a claim of theirs. */
export const uploadMedia = uploadPicture({ pathOf: () => '/media', answer: mediaAnswerSchema });

/** A handler that takes a picture of at most 5 MB. */
export function uploadPicture<T>(to: UploadTo<T>): Handler {
  return uploadFile({ ...to, types: mediaLimits.types, maxBytes: mediaLimits.maxBytes });
}

/**
 * A handler that takes a member's file as the body itself and passes it on: 415 for another type, forms among them, 413 past its size
 * while it streams, 503 where too many are under way.
 */
export function uploadFile<T>({ types, maxBytes, pathOf, answer }: FileTo<T>): Handler {
  return (request, context) =>
    answering(request, async (door) => {
      assertSameOrigin(request);
      const member = requireMember(door);
      await assertTelegram(member);
      const type = request.headers.get('content-type') ?? '';
      if (!types.includes(type)) throw new BffError('unsupported_media_type');
      const params = z.record(z.string(), z.string().optional()).parse((await context.params) ?? {});
      const path = pathOf(params, new URL(request.url).searchParams);
      const sent = await atOnce(async () => {
        const upload = { type, bytes: await readBytes(request, maxBytes) };
        const call = { method: 'POST', path, answer, upload } as const;
        return member.call((bearer) => callUpstream({ ...call, bearer, caller: door.caller }));
      });
      return json(sent);
    });
}

async function atOnce<T>(run: () => Promise<T>): Promise<T> {
  if (underWay >= mostAtOnce) throw new BffError('unavailable');
  underWay += 1;
  try {
    return await run();
  } finally {
    underWay -= 1;
  }
}
