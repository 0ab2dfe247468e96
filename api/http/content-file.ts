import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { contentFileLimits } from '@/contract/desk-content-files';
import { ServiceError } from '../service-error';
import type { MemberEnv } from './require-member';

interface FileEnv {
  Variables: MemberEnv['Variables'] & { file: Uint8Array; isJson: boolean };
}

const limited = bodyLimit({
  maxSize: contentFileLimits.maxBytes,
  onError: () => {
    throw new ServiceError('payload_too_large');
  },
});

/** The body of an import: the file itself. 415 for another type, 413 past the limit while it streams. The handler finds it in `c.var.file`. */
export const contentFile = createMiddleware<FileEnv>(async (c, next) => {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim();
  if (!contentFileLimits.types.some((known) => known === type))
    throw new ServiceError('unsupported_media_type');
  c.set('isJson', type === 'application/json');
  try {
    await limited(c, async () => {
      c.set('file', new Uint8Array(await c.req.arrayBuffer()));
    });
  } catch (error) {
    // A sender who goes away in the middle sent no file.
    throw error instanceof ServiceError ? error : new ServiceError('bad_request');
  }
  await next();
});
