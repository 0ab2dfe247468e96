import { createRoute, z } from '@hono/zod-openapi';
import { mediaIdSchema } from '@/contract/media';
import { anyErrors, errorAnswers } from '../http/answers';
import type { Api } from '../http/app-env';
import { pictureHeaders } from '../http/picture-headers';
import { readPicture } from '../services/wins/read-picture';

/** GET /pictures/{id}: what members agreed to show to everybody. */
export function registerPictureRoutes(app: Api): void {
  app.openapi(read, async (c) => {
    const { id } = c.req.valid('param');
    const image = await readPicture(c.var.ctx, id);
    return c.body(new Uint8Array(image), 200, pictureHeaders(`${id}.webp`));
  });
}

const read = createRoute({
  method: 'get',
  path: '/pictures/{id}',
  tags: ['wins'],
  summary: 'The public picture of a win',
  request: { params: z.object({ id: mediaIdSchema }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(404, ...anyErrors),
  },
});
