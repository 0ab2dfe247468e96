import { correctionParamsSchema, correctionsAnswerSchema } from '@/contract/corrections';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { listCorrections } from '../services/corrections/list-corrections';

/** GET /corrections/{kind}/{slug}. */
export function registerCorrectionRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, data: await listCorrections(c.var.ctx, c.req.valid('param')) }, 200),
  );
}

const list = keyedPublicRead({
  path: '/corrections/{kind}/{slug}',
  tag: 'site',
  summary: 'What was put right of an entry after it was published',
  request: { params: correctionParamsSchema },
  answer: correctionsAnswerSchema,
  description: 'The corrections, the first one first',
});
