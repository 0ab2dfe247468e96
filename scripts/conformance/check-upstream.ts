import type { Answered, Ask } from './ask';
import { type Asker, toName } from './calls/known-call';
import { knownCalls } from './calls/known-calls';
import { unaskedCalls } from './calls/unasked-calls';
import { type Finding, finding } from './finding';
import { createReader, type Reader } from './reader';
import { checkRefusals } from './refusals';
import { type Credentials, checkAvatar, checkLogout, openSession } from './session-steps';

/**
 * Asks an upstream every call of the contract that changes nothing, and says of each how it stands. With credentials the calls of a member
 * follow; the avatar is changed and put back. Nothing else is written.
 */
export async function checkUpstream(ask: Ask, credentials: Credentials | null): Promise<readonly Finding[]> {
  const init = await ask({ method: 'GET', path: '/init' });
  if (init.problem !== null || [401, 403].includes(init.status)) return [unreachable(init)];
  const reader = createReader(ask);
  const open = await reader.readAll(toCalls('anybody'));
  const refused = await checkRefusals(ask);
  const own = credentials ? await checkMember(ask, credentials, reader) : [withoutAccount];
  return [...open, ...refused, ...own, ...unasked()];
}

const withoutAccount = finding(
  'not asked',
  'The calls of members',
  'give --user and --password of an account',
);

function unreachable({ problem, status }: Answered): Finding {
  const why =
    problem ?? `it answers ${status}: is the client identifier the one it knows? Nothing else was asked`;
  return { ...finding('wrong', 'GET /init'), details: [why] };
}

function unasked(): readonly Finding[] {
  const named = unaskedCalls.map((call) => finding('not asked', toName(call), call.why));
  return [...named, finding('not asked', 'Every other call that writes', 'what it does could not be undone')];
}

const toCalls = (asker: Asker) => knownCalls.filter(({ who }) => who === asker);

async function checkMember(ask: Ask, credentials: Credentials, reader: Reader): Promise<readonly Finding[]> {
  const { token, permission, avatar, found } = await openSession(ask, credentials);
  if (token === null) return found;
  const own = await reader.readAll(toCalls('member'), token);
  const notTheirs = finding('not asked', 'The calls of the team', `${credentials.user} is no admin`);
  const team = permission === 'admin' ? await reader.readAll(toCalls('team'), token) : [notTheirs];
  return [
    ...found,
    ...own,
    ...team,
    await checkAvatar(ask, token, avatar),
    ...(await checkLogout(ask, token)),
  ];
}
