import { type CallName, calls } from '@/lib/calls';
import { BffError } from './bff-error';
import { accountCalls } from './calls/account-calls';
import { contestCalls } from './calls/contest-calls';
import { deskAuditCalls } from './calls/desk-audit-calls';
import { deskContentCalls } from './calls/desk-content-calls';
import { deskFigureCalls } from './calls/desk-figure-calls';
import { deskInboxCalls } from './calls/desk-inbox-calls';
import { deskMediaCalls } from './calls/desk-media-calls';
import { deskMemberCalls } from './calls/desk-member-calls';
import { deskSettingsCalls } from './calls/desk-settings-calls';
import { deskSystemCalls } from './calls/desk-system-calls';
import { deskTeamCalls } from './calls/desk-team-calls';
import { memberCalls } from './calls/member-calls';
import { secondFactorCalls } from './calls/second-factor-calls';
import { sessionCalls } from './calls/session-calls';
import { siteCalls } from './calls/site-calls';
import { type CallRow, methods } from './methods';
import { noInput } from './no-input';
import { type Handler, route } from './route';

const rows: Readonly<Record<CallName, CallRow>> = {
  ...accountCalls,
  ...contestCalls,
  ...deskAuditCalls,
  ...deskContentCalls,
  ...deskFigureCalls,
  ...deskInboxCalls,
  ...deskMediaCalls,
  ...deskMemberCalls,
  ...deskTeamCalls,
  ...secondFactorCalls,
  ...deskSettingsCalls,
  ...deskSystemCalls,
  ...memberCalls,
  ...sessionCalls,
  ...siteCalls,
};

/** All calls, in the order of `lib/calls.ts`. */
export const callNames = Object.keys(calls) as readonly CallName[];

/** What answers a call, method by method. */
export function callMethods(name: CallName) {
  return methods(rows[name], calls[name]);
}

const table = callNames.map((name) => ({
  pattern: calls[name].slice(1).split('/'),
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
