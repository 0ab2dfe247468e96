import { createRoute } from '@hono/zod-openapi';
import { areaSettingsAnswerSchema, areaSettingsInputSchema } from '@/contract/desk-settings';
import { statusSchema } from '@/contract/envelope';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { getAreaSettings } from '../services/desk-settings/get-area-settings';
import { saveAreaSettings } from '../services/desk-settings/save-area-settings';

/** What admins set for the whole site below /desk/settings. */
export function registerDeskSettingRoutes(app: Api): void {
  app.openapi(areas, async (c) => c.json({ status: true, data: await getAreaSettings(c.var.ctx) }, 200));
  app.openapi(saveAreas, async (c) => {
    const asked = { ...c.req.valid('json'), actorId: c.var.member.user.id };
    const answer = await idempotent(c, {
      answer: statusSchema,
      run: async (writing) => {
        await saveAreaSettings(writing, asked);
        return { status: true };
      },
    });
    return c.json(answer, 201);
  });
}

const path = '/desk/settings/areas';
const tags = ['desk'];
const security = [{ client: [], bearer: [] }];
const admins = requireRole('admin');

const areas = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'For admins: which areas of the site are off',
  security,
  middleware: [requireMember, admins] as const,
  responses: answers(areaSettingsAnswerSchema, 'The areas', 401),
});

const saveAreas = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'For admins: turn areas off and on, on top of the version that was read',
  security,
  middleware: [requireMember, admins, jsonBody] as const,
  request: { headers: idempotencyHeadersSchema, body: jsonInput(areaSettingsInputSchema) },
  responses: {
    201: jsonAnswer(statusSchema, 'Saved'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 403, 409),
  },
});
