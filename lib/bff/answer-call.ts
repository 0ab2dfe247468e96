import { toResponse } from './answer';
import { BffError } from './bff-error';
import { cachedCalls } from './calls/cached-calls';
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
import { fileCalls } from './calls/file-calls';
import { kickCalls } from './calls/kick-calls';
import { secondFactorCalls } from './calls/second-factor-calls';
import { siteCalls } from './calls/site-calls';
import { directRows } from './direct-rows';
import { type AnyCallName, allCalls, callNames, findCall } from './find-call';
import { type CallRow, methods, type NextHandler } from './methods';
import { noInput } from './no-input';
import { route } from './route';

const rows: Readonly<Record<AnyCallName, CallRow>> = {
  ...cachedCalls,
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
  ...directRows,
  ...fileCalls,
  ...kickCalls,
  ...siteCalls,
};

/** What answers a call, method by method. */
export function callMethods(name: AnyCallName) {
  return methods(rows[name], allCalls[name]);
}

const answers = new Map(
  callNames.map((name) => [name, new Map<string, NextHandler>(Object.entries(callMethods(name)))]),
);

const answerUnknown = route({ input: noInput }, async () => {
  throw new BffError('not_found');
});

/**
 * Answers a request below `/api` by the call of its path. A path that is none of ours is 404 in the error body: nothing is proxied by its
 * path (T-BFF-1).
 */
export const answerCall: NextHandler = async (request, context) => {
  const path = (await context.params)?.path;
  const call = findCall(Array.isArray(path) ? path : []);
  const handler = call && answers.get(call.name)?.get(request.method);
  if (handler) return handler(request, { params: Promise.resolve(call.params) });
  return toResponse(await answerUnknown(request, context));
};
