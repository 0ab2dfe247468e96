import { createRoute } from '@hono/zod-openapi';
import { statusSchema } from '@/contract/envelope';
import {
  choicesAnswerSchema,
  chooseNotificationInputSchema,
  notificationsAnswerSchema,
  readNotificationsInputSchema,
  unreadAnswerSchema,
} from '@/contract/notifications';
import { pageQuerySchema } from '@/contract/page';
import { pushDeviceInputSchema } from '@/contract/push-devices';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember, requireMemberEvenPaused } from '../http/require-member';
import { choose, getChoices } from '../services/notifications/choices';
import { listNotifications } from '../services/notifications/list-notifications';
import { markRead } from '../services/notifications/mark-read';
import { endPushDevice, keepPushDevice } from '../services/notifications/push-device';

/** What a member was told, what of it is unread, in what ways it comes, too, and to which devices. */
export function registerNotificationRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const page = await listNotifications(c.var.ctx, {
      userId: c.var.member.user.id,
      cursor: c.req.valid('query').cursor,
    });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(unread, (c) => c.json({ status: true, data: { count: c.var.member.unread } }, 200));
  app.openapi(read, async (c) => {
    await markRead(c.var.ctx, { userId: c.var.member.user.id, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(choices, async (c) => {
    return c.json({ status: true, data: await getChoices(c.var.ctx, c.var.member) }, 200);
  });
  app.openapi(change, async (c) => {
    await choose(c.var.ctx, { userId: c.var.member.user.id, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(keep, async (c) => {
    await keepPushDevice(c.var.ctx, { member: c.var.member, input: c.req.valid('json') });
    return c.json({ status: true }, 200);
  });
  app.openapi(end, async (c) => {
    await endPushDevice(c.var.ctx, c.var.member);
    return c.json({ status: true }, 200);
  });
}

const tags = ['notifications'];
const security = [{ client: [], bearer: [] }];

const list = createRoute({
  method: 'get',
  path: '/user/notifications',
  tags,
  summary: 'What the member was told, newest first',
  security,
  middleware: [requireMember] as const,
  request: { query: pageQuerySchema },
  responses: answers(notificationsAnswerSchema, 'One page', 401, 422),
});

const unread = createRoute({
  method: 'get',
  path: '/user/notifications/unread',
  tags,
  summary: 'How many are unread',
  security,
  middleware: [requireMember] as const,
  responses: answers(unreadAnswerSchema, 'The count', 401),
});

const read = createRoute({
  method: 'post',
  path: '/user/notifications/read',
  tags,
  summary: 'Mark one as read, or every one up to the newest that was shown',
  security,
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(readNotificationsInputSchema) },
  responses: answers(statusSchema, 'Marked', ...bodyErrors, 401),
});

const choices = createRoute({
  method: 'get',
  path: '/user/notifications/choices',
  tags,
  summary: 'Which groups come by mail, by Telegram or to devices, too',
  security,
  middleware: [requireMember] as const,
  responses: answers(choicesAnswerSchema, 'The choices', 401),
});

const change = createRoute({
  method: 'patch',
  path: '/user/notifications/choices',
  tags,
  summary: 'Choose ways for a group, or not',
  security,
  middleware: [requireMemberEvenPaused, jsonBody] as const,
  request: { body: jsonInput(chooseNotificationInputSchema) },
  responses: answers(statusSchema, 'Kept', ...bodyErrors, 401),
});

const keep = createRoute({
  method: 'post',
  path: '/user/push-device',
  tags,
  summary: 'Send notifications to the browser of this login, too',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { body: jsonInput(pushDeviceInputSchema) },
  responses: answers(statusSchema, 'Kept', ...bodyErrors, 401, 403),
});

const end = createRoute({
  method: 'post',
  path: '/user/push-device/end',
  tags,
  summary: 'Send nothing to the browser of this login any more',
  security,
  middleware: [requireMemberEvenPaused] as const,
  responses: answers(statusSchema, 'Ended', 401),
});
