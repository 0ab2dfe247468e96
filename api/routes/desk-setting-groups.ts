import { createRoute } from '@hono/zod-openapi';
import {
  settingChangeSchema,
  settingGroupAnswerSchema,
  settingGroupParamsSchema,
  settingSavedAnswerSchema,
} from '@/contract/desk-setting-groups';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { idempotent } from '../http/idempotent';
import { contentBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { getSettingGroup } from '../services/desk-settings/get-setting-group';
import { saveSettingGroup } from '../services/desk-settings/save-setting-group';

/** The groups of settings below /desk/settings/groups. */
export function registerDeskSettingGroupRoutes(app: Api): void {
  app.openapi(group, async (c) => {
    const data = await getSettingGroup(c.var.ctx, c.req.valid('param'));
    return c.json({ status: true, data }, 200);
  });
  app.openapi(save, async (c) => {
    const { user } = c.var.member;
    const asked = { ...c.req.valid('param'), ...c.req.valid('json'), actorId: user.id };
    const answer = await idempotent(c, {
      answer: settingSavedAnswerSchema,
      run: async (writing) => ({ status: true, data: await saveSettingGroup(writing, asked) }),
    });
    return c.json(answer, 201);
  });
}

const usual = {
  path: '/desk/settings/groups/{group}',
  tags: ['desk'],
  security: [{ client: [], bearer: [] }],
};
const admins = requireRole('admin');

const group = createRoute({
  ...usual,
  method: 'get',
  summary: 'For admins: a group of settings with its form',
  middleware: [requireMember, admins] as const,
  request: { params: settingGroupParamsSchema },
  responses: answers(settingGroupAnswerSchema, 'The group', 401, 404),
});

const save = createRoute({
  ...usual,
  method: 'patch',
  summary: 'For admins: change fields of a group of settings, on top of the version that was read',
  middleware: [requireMember, admins, contentBody] as const,
  request: {
    params: settingGroupParamsSchema,
    headers: idempotencyHeadersSchema,
    body: jsonInput(settingChangeSchema),
  },
  responses: {
    201: jsonAnswer(settingSavedAnswerSchema, 'Saved'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 403, 404, 409),
  },
});
