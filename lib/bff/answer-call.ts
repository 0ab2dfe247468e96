import { calls } from '@/lib/calls';
import { deskCalls } from '@/lib/desk-calls';
import { BffError } from './bff-error';
import { accountCalls } from './calls/account-calls';
import { contestCalls } from './calls/contest-calls';
import { deskAuditCalls } from './calls/desk-audit-calls';
import { deskContentCalls } from './calls/desk-content-calls';
import { deskFigureCalls } from './calls/desk-figure-calls';
import { deskInboxCalls } from './calls/desk-inbox-calls';
import { deskMediaCalls } from './calls/desk-media-calls';
import { deskMemberCalls } from './calls/desk-member-calls';
import { deskOverlayCalls } from './calls/desk-overlay-calls';
import { deskSettingsCalls } from './calls/desk-settings-calls';
import { deskSponsorCalls } from './calls/desk-sponsor-calls';
import { deskStreamCalls } from './calls/desk-stream-calls';
import { deskSystemCalls } from './calls/desk-system-calls';
import { deskTeamCalls } from './calls/desk-team-calls';
import { kickCalls } from './calls/kick-calls';
import { memberCalls } from './calls/member-calls';
import { secondFactorCalls } from './calls/second-factor-calls';
import { sessionCalls } from './calls/session-calls';
import { siteCalls } from './calls/site-calls';
import { type CallRow, methods } from './methods';
import { noInput } from './no-input';
import { type Handler, route } from './route';

/** Every call of the site, the team's behind the others. */
export const allCalls = { ...calls, ...deskCalls } as const;

/** One of them. */
export type AnyCallName = keyof typeof allCalls;

const rows: Readonly<Record<AnyCallName, CallRow>> = {
  ...accountCalls,
  ...contestCalls,
  ...deskAuditCalls,
  ...deskContentCalls,
  ...deskFigureCalls,
  ...deskSponsorCalls,
  ...deskInboxCalls,
  ...deskMediaCalls,
  ...deskMemberCalls,
  ...deskOverlayCalls,
  ...deskTeamCalls,
  ...secondFactorCalls,
  ...deskSettingsCalls,
  ...deskStreamCalls,
  ...deskSystemCalls,
  ...kickCalls,
  ...memberCalls,
  ...sessionCalls,
  ...siteCalls,
};

/** The names of all calls. */
export const callNames = Object.keys(allCalls) as readonly AnyCallName[];

/** What answers a call, method by method. */
export function callMethods(name: AnyCallName) {
  return methods(rows[name], allCalls[name]);
}

const table = callNames.map((name) => ({
  pattern: allCalls[name].slice(1).split('/'),
  methods: new Map(Object.entries(callMethods(name))),
}));

const answerUnknown = route({ input: noInput }, async () => {
  throw new BffError('not_found');
});

/**
 * Answers a request below `/api` by the call of its path. A path that is none of ours is 404 in the error body: nothing is proxied by its
 * path (T-BFF-1).
 */
export const answerCall: Handler = async (request, context) => {
  const path = (await context.params)?.path;
  for (const call of table) {
    const params = matchPattern(call.pattern, Array.isArray(path) ? path : []);
    const handler = params && call.methods.get(request.method);
    if (handler) return handler(request, { params: Promise.resolve(params) });
  }
  return answerUnknown(request, context);
};

/** The variable segments of a path by their names; null where the path is not of the pattern. */
function matchPattern(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = path[at] ?? '';
    if (part.startsWith('[')) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
