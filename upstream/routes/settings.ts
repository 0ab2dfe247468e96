import { createRoute } from '@hono/zod-openapi';
import { initAnswerSchema, mainAnswerSchema, siteAnswerSchema } from '@/contract/site';
import { anyErrors, errorAnswers, jsonAnswer } from '../http/answers';
import type { Api } from '../http/app-env';
import { revalidated } from '../http/revalidated';
import { getInit } from '../services/settings/get-init';
import { getMain } from '../services/settings/get-main';
import { getSite } from '../services/settings/get-site';

/** GET /init, /main and /site: what a site needs to know before it can show a page. */
export function registerSettingRoutes(app: Api): void {
  app.use(init.path, revalidated);
  app.use(main.path, revalidated);
  app.use(site.path, revalidated);
  app.openapi(init, async (c) => c.json({ status: true, data: await getInit(c.var.ctx) }, 200));
  app.openapi(main, async (c) => c.json({ status: true, data: await getMain(c.var.ctx) }, 200));
  app.openapi(site, async (c) => c.json({ status: true, data: await getSite(c.var.ctx) }, 200));
}

const init = createRoute({
  method: 'get',
  path: '/init',
  tags: ['site'],
  summary: 'Settings that steer guards, redirects and the style sheet',
  responses: { 200: jsonAnswer(initAnswerSchema, 'The settings'), ...errorAnswers(...anyErrors) },
});

const main = createRoute({
  method: 'get',
  path: '/main',
  tags: ['site'],
  summary: 'Configuration of the frame and the avatars to choose from',
  responses: { 200: jsonAnswer(mainAnswerSchema, 'The configuration'), ...errorAnswers(...anyErrors) },
});

const site = createRoute({
  method: 'get',
  path: '/site',
  tags: ['site'],
  summary: 'Live state, stream and social links',
  responses: { 200: jsonAnswer(siteAnswerSchema, 'The live state and links'), ...errorAnswers(...anyErrors) },
});
