import { createRoute, type z } from '@hono/zod-openapi';
import { anyErrors, errorAnswers, jsonAnswer } from './answers';
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

/** A GET that is the same for everybody: no token, an ETag, asked for again each time. */
export function publicRead<P extends string, T extends z.ZodType>(read: PublicRead<P, T>) {
  return createRoute({
    method: 'get',
    path: read.path,
    tags: [read.tag],
    summary: read.summary,
    middleware: [revalidated] as const,
    responses: { 200: jsonAnswer(read.answer, read.description), ...errorAnswers(...anyErrors) },
  });
}
