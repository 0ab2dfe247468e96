import { createRoute, type z } from '@hono/zod-openapi';
import { answers } from './answers';
import { fromReplica } from './from-replica';
import { revalidated } from './revalidated';

interface PublicRead<P extends string, T extends z.ZodType> {
  readonly path: P;
  /** The heading it stands under in the document. */
  readonly tag: string;
  readonly summary: string;
  /** What comes back; the whole envelope. */
  readonly answer: T;
  readonly description: string;
}

interface KeyedPublicRead<P extends string, T extends z.ZodType, R extends PublicRequest>
  extends PublicRead<P, T> {
  readonly request: R;
}

interface PublicRequest {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
}

/** A GET that is the same for everybody: no token, an ETag, asked for again each time. */
export function publicRead<P extends string, T extends z.ZodType>(read: PublicRead<P, T>) {
  return createRoute({
    method: 'get',
    path: read.path,
    tags: [read.tag],
    summary: read.summary,
    middleware: [fromReplica, revalidated] as const,
    responses: answers(read.answer, read.description),
  });
}

/** The same for an entry or a filtered list: its parameters and query are checked; 404 and 422 belong to it. */
export function keyedPublicRead<P extends string, T extends z.ZodType, R extends PublicRequest>(
  read: KeyedPublicRead<P, T, R>,
) {
  return createRoute({
    method: 'get',
    path: read.path,
    tags: [read.tag],
    summary: read.summary,
    middleware: [fromReplica, revalidated] as const,
    request: read.request,
    responses: answers(read.answer, read.description, 404, 422),
  });
}
