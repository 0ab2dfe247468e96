import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { mediaLimits } from '@/contract/media';
import { ServiceError } from '../service-error';
import type { MemberEnv } from './require-member';

interface PictureEnv {
  Variables: MemberEnv['Variables'] & { picture: Uint8Array };
}

const limited = bodyLimit({
  maxSize: mediaLimits.maxBytes,
  onError: () => {
    throw new ServiceError('payload_too_large');
  },
});

/**
 * The body of an upload: the picture itself and nothing around it. 415 for another type, forms among them (T-UP-10), 413 past 5 MB,
 * before anything is read where the length is named and while it streams where not (T-UP-9). The handler finds it in
 * `c.var.picture`.
 */
export const pictureBody = createMiddleware<PictureEnv>(async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (!mediaLimits.types.some((known) => known === type)) throw new ServiceError('unsupported_media_type');
  try {
    await limited(c, async () => {
      c.set('picture', new Uint8Array(await c.req.arrayBuffer()));
    });
  } catch (error) {
    // A sender who goes away in the middle sent no picture.
    throw error instanceof ServiceError ? error : new ServiceError('bad_request');
  }
  await next();
});
