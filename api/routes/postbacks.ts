import { createRoute } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { maxPostbackBytes, postbackAnswerSchema, postbackParamsSchema } from '@/contract/sponsor-tracking';
import { answers } from '../http/answers';
import type { Api, AppEnv } from '../http/app-env';
import { ServiceError } from '../service-error';
import { takePostback } from '../services/tracking/take-postback';

/** What sponsors' systems tell of their players, in a query or a body as each of them sends it. */
export function registerPostbackRoutes(app: Api): void {
  for (const route of [inQuery, inBody])
    app.openapi(route, async (c) => {
      const result = await takePostback(c.var.ctx, {
        ...c.req.valid('param'),
        url: c.req.url,
        body: c.var.sent,
        type: c.req.header('content-type') ?? '',
        header: (name) => c.req.header(name),
      });
      return c.json({ status: true, data: { result } }, 200);
    });
}

const limited = bodyLimit({
  maxSize: maxPostbackBytes,
  onError: () => {
    throw new ServiceError('payload_too_large');
  },
});

/** The bytes as they came, of whatever type: a signature may be over them. A sender who goes away in the middle sent nothing. */
const anyBody = createMiddleware<{ Variables: AppEnv['Variables'] & { sent: Uint8Array } }>(
  async (c, next) => {
    try {
      await limited(c, async () => {
        c.set('sent', new Uint8Array(await c.req.arrayBuffer()));
      });
    } catch (error) {
      throw error instanceof ServiceError ? error : new ServiceError('bad_request');
    }
    await next();
  },
);

const inQuery = postbackRoute(
  'get',
  'A registration or deposit that a sponsor’s system tells of, in the query',
);
const inBody = postbackRoute('post', 'The same in a form or in JSON, byte for byte');

function postbackRoute(method: 'get' | 'post', summary: string) {
  return createRoute({
    ...{ method, summary, path: '/postback/{sponsor}', tags: ['sponsors'], security: [{ client: [] }] },
    middleware: [anyBody] as const,
    request: { params: postbackParamsSchema },
    responses: answers(
      postbackAnswerSchema,
      'Taken, known already, or of no interest',
      400,
      404,
      413,
      422,
      429,
    ),
  });
}
