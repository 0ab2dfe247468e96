import { frameAnswerSchema } from '@/contract/frame';
import { initAnswerSchema, mainAnswerSchema, siteAnswerSchema } from '@/contract/site';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { getFrame } from '../services/settings/get-frame';
import { getInit } from '../services/settings/get-init';
import { getMain } from '../services/settings/get-main';
import { getSite } from '../services/settings/get-site';

/** GET /init, /main, /site and /frame: what a site needs to know before it can show a page. */
export function registerSettingRoutes(app: Api): void {
  app.openapi(init, async (c) => c.json({ status: true, data: await getInit(c.var.ctx) }, 200));
  app.openapi(main, async (c) => c.json({ status: true, data: await getMain(c.var.ctx) }, 200));
  app.openapi(site, async (c) => c.json({ status: true, data: await getSite(c.var.ctx) }, 200));
  app.openapi(frame, async (c) => c.json({ status: true, data: await getFrame(c.var.ctx) }, 200));
}

const init = publicRead({
  path: '/init',
  tag: 'site',
  summary: 'Settings that steer guards, redirects and the style sheet',
  answer: initAnswerSchema,
  description: 'The settings',
});

const main = publicRead({
  path: '/main',
  tag: 'site',
  summary: 'Configuration of the frame and the avatars to choose from',
  answer: mainAnswerSchema,
  description: 'The configuration',
});

const site = publicRead({
  path: '/site',
  tag: 'site',
  summary: 'Live state, stream and social links',
  answer: siteAnswerSchema,
  description: 'The live state and links',
});

const frame = publicRead({
  path: '/frame',
  tag: 'site',
  summary: 'Areas that are off',
  answer: frameAnswerSchema,
  description: 'What the operator made of the site',
});
