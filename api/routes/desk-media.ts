import { createRoute } from '@hono/zod-openapi';
import {
  libraryAnswerSchema,
  libraryChangeSchema,
  libraryDetailAnswerSchema,
  libraryIdParamsSchema,
  libraryParamsSchema,
  libraryPictureAnswerSchema,
  libraryQuerySchema,
  libraryUploadQuerySchema,
} from '@/contract/desk-media';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { mediaLimits } from '@/contract/media';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { pictureBody } from '../http/picture-body';
import { pictureHeaders } from '../http/picture-headers';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { addPicture } from '../services/desk/media/add-picture';
import { changePicture } from '../services/desk/media/change-picture';
import { deletePicture } from '../services/desk/media/delete-picture';
import { findPicture } from '../services/desk/media/find-picture';
import { listLibrary } from '../services/desk/media/list-library';
import { readLibraryPicture } from '../services/desk/media/read-library-picture';
import { replacePicture } from '../services/desk/media/replace-picture';

/** The team's library of pictures below /desk/media, and its pictures for everybody at /library. */
export function registerDeskMediaRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listLibrary(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(detail, async (c) =>
    c.json({ status: true, data: await findPicture(c.var.ctx, c.req.valid('param')) }, 200),
  );
  app.openapi(add, async (c) => {
    const { ctx, member, picture } = c.var;
    const added = { actorId: member.user.id, upload: picture, name: c.req.valid('query').name };
    return c.json({ status: true, data: await addPicture(ctx, added) }, 200);
  });
  app.openapi(replace, async (c) => {
    const { ctx, member, picture } = c.var;
    const sent = { actorId: member.user.id, upload: picture, id: c.req.valid('param').id };
    return c.json({ status: true, data: await replacePicture(ctx, sent) }, 200);
  });
  app.openapi(change, async (c) => {
    const changed = {
      ...c.req.valid('json'),
      ...{ id: c.req.valid('param').id, actorId: c.var.member.user.id },
    };
    const run = async (writing: Parameters<typeof changePicture>[0]) => ({
      status: true,
      data: await changePicture(writing, changed),
    });
    return c.json(await idempotent(c, { answer: libraryPictureAnswerSchema, run }), 201);
  });
  app.openapi(remove, async (c) => {
    const removed = { id: c.req.valid('param').id, actorId: c.var.member.user.id };
    const answer = await idempotent(c, {
      answer: statusSchema,
      run: async (writing) => {
        await deletePicture(writing, removed);
        return { status: true };
      },
    });
    return c.json(answer, 201);
  });
  app.openapi(read, async (c) => {
    const asked = c.req.valid('param');
    const image = await readLibraryPicture(c.var.ctx, asked);
    return c.body(new Uint8Array(image), 200, pictureHeaders(`${asked.id}.webp`));
  });
}

const binary = { schema: { type: 'string', format: 'binary' } } as const;
const security = [{ client: [], bearer: [] }];
const tags = ['desk'];
const readers = requireRole('admin', 'editor', 'moderator');
const writers = requireRole('admin', 'editor');
const params = libraryIdParamsSchema;
const pictureInput = {
  required: true,
  content: Object.fromEntries(mediaLimits.types.map((type) => [type, binary])),
};

const list = createRoute({
  method: 'get',
  path: '/desk/media',
  tags,
  summary: 'The library of pictures, the newest first; `q` looks through names and alternative texts',
  security,
  middleware: [requireMember, readers] as const,
  request: { query: libraryQuerySchema },
  responses: answers(libraryAnswerSchema, 'A page of pictures', 401, 422),
});

const detail = createRoute({
  method: 'get',
  path: '/desk/media/{id}',
  tags,
  summary: 'A picture of the library and where it is shown',
  security,
  middleware: [requireMember, readers] as const,
  request: { params },
  responses: answers(libraryDetailAnswerSchema, 'The picture', 401, 404, 422),
});

const add = createRoute({
  method: 'post',
  path: '/desk/media',
  tags,
  summary:
    'Put a picture into the library: the body is the picture itself, at most 5 MB; the same file is one picture',
  security,
  middleware: [requireMember, writers, pictureBody] as const,
  request: { query: libraryUploadQuerySchema, body: pictureInput },
  responses: answers(libraryPictureAnswerSchema, 'The picture', 400, 401, 413, 415, 422),
});

const replace = createRoute({
  method: 'post',
  path: '/desk/media/{id}/picture',
  tags,
  summary: 'Put another file in a picture’s place, wherever it is shown',
  security,
  middleware: [requireMember, writers, pictureBody] as const,
  request: { params, body: pictureInput },
  responses: answers(libraryPictureAnswerSchema, 'The picture', 400, 401, 404, 413, 415, 422),
});

const change = createRoute({
  method: 'patch',
  path: '/desk/media/{id}',
  tags,
  summary: 'Set a picture’s name, alternative text and focal point; 409 where somebody else changed it since',
  security,
  middleware: [requireMember, writers, jsonBody] as const,
  request: { params, headers: idempotencyHeadersSchema, body: jsonInput(libraryChangeSchema) },
  responses: {
    201: jsonAnswer(libraryPictureAnswerSchema, 'The picture'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});

const remove = createRoute({
  method: 'post',
  path: '/desk/media/{id}/removal',
  tags,
  summary: 'Delete a picture that nothing shows; 409 with where it is shown otherwise',
  security,
  middleware: [requireMember, writers] as const,
  request: { params, headers: idempotencyHeadersSchema },
  responses: {
    201: jsonAnswer(statusSchema, 'Deleted'),
    ...errorAnswers(...anyErrors, 401, 404, 409, 422),
  },
});

const read = createRoute({
  method: 'get',
  path: '/library/{id}/{form}',
  tags: ['media'],
  summary: 'A picture of the library, by its present address or one that it had',
  request: { params: libraryParamsSchema },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': binary } },
    ...errorAnswers(404, 422, ...anyErrors),
  },
});
