import { createMiddleware } from 'hono/factory';
import { type Area, areaRows, areas } from '@/contract/areas';
import { ServiceError } from '../service-error';
import { listAreasOff } from '../services/settings/list-areas-off';
import type { AppEnv } from './app-env';
import { parseBearer } from './caller';

/** Refuses the calls of areas that are off as those of an API that never had them: 404 `not_found`. */
export const areaGate = createMiddleware<AppEnv>(async (c, next) => {
  const area = areaOfCall(c.req.path);
  // Who brings a token is asked who they are next: that is looked up meanwhile, so that the two are one wait.
  if (area && parseBearer(c) !== null) void c.var.findCaller();
  if (area && (await listAreasOff(c.var.ctx)).includes(area)) throw new ServiceError('not_found');
  await next();
});

/** The area that a call goes with; null for what is always there. */
function areaOfCall(path: string): Area | null {
  const known = calls.find(({ call, below }) => path === call || path.startsWith(below));
  const area = known?.area ?? forms.get(path) ?? null;
  return area !== null && endsWhatBegan.test(path) ? null : area;
}

const calls = areas.flatMap((area) =>
  areaRows[area].calls.map((call) => ({ call, below: `${call}/`, area })),
);
const forms = new Map(areas.flatMap((area) => (areaRows[area].forms ?? []).map((form) => [form, area])));

/** What the team ends, and what a member takes back: nothing that somebody relied on is stuck behind an area that is off. */
const endsWhatBegan =
  /^\/[a-z-]+\/[^/]+\/(entries\/[^/]+\/score|result|matches|cancellation|codes|withdrawal)$/;
