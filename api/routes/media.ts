import { createRoute, z } from '@hono/zod-openapi';
import { mediaAnswerSchema, mediaIdSchema, mediaLimits } from '@/contract/media';
import { answers, anyErrors, errorAnswers } from '../http/answers';
import type { Api } from '../http/app-env';
import { pictureBody } from '../http/picture-body';
import { pictureHeaders } from '../http/picture-headers';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { withinLimit } from '../http/within-limit';
import { readMedia } from '../services/claims/read-media';
import { storeMedia } from '../services/media/store-media';

/** POST /media and GET /media/{id}: the private pictures of members. */
export function registerMediaRoutes(app: Api): void {
  app.openapi(upload, async (c) => {
    const { ctx, member, picture: sent } = c.var;
    return c.json(
      { status: true, data: await storeMedia(ctx, { userId: member.user.id, upload: sent }) },
      200,
    );
  });
  app.openapi(read, async (c) => {
    const { id } = c.req.valid('param');
    const image = await readMedia(c.var.ctx, { member: c.var.member, id });
    return c.body(new Uint8Array(image), 200, pictureHeaders(`${id}.webp`));
  });
}

const picture = { schema: z.string().openapi({ format: 'binary' }) };
const security = [{ client: [], bearer: [] }];

const upload = createRoute({
  method: 'post',
  path: '/media',
  tags: ['media'],
  summary: 'Keep a picture: the body is the picture itself, at most 5 MB; it is made anew as WebP',
  security,
  middleware: [requireMemberEvenPaused, withinLimit('mediaUpload'), pictureBody] as const,
  request: {
    body: { required: true, content: Object.fromEntries(mediaLimits.types.map((type) => [type, picture])) },
  },
  responses: answers(mediaAnswerSchema, 'Kept', 400, 401, 413, 415, 422, 429),
});

const read = createRoute({
  method: 'get',
  path: '/media/{id}',
  tags: ['media'],
  summary: 'A picture, for its owner and the reviewers of the claim it belongs to',
  security,
  middleware: [requireMember] as const,
  request: { params: z.object({ id: mediaIdSchema }) },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': picture } },
    ...errorAnswers(...anyErrors, 401, 404),
  },
});
