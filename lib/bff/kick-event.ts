import { statusSchema } from '@/contract/envelope';
import { kickHeaders } from '@/contract/kick';
import { callUpstream } from '@/lib/upstream/call';
import { json } from './answer';
import { answering } from './answering';
import { BffError } from './bff-error';
import { readBytes } from './read-bytes';
import type { Handler } from './route';

const maxBytes = 65_536;

/**
 * Passes an event of Kick on to the upstream, which alone can tell whether it is one: byte for byte, because the signature is over its bytes. It comes from no page of
 * ours, so nothing is asked about where it started; one without all its headers is 403 here already, and no session is looked at.
 */
export const takeKickEvent: Handler = (request) =>
  answering(request, async ({ caller }) => {
    const given = Object.values(kickHeaders).map((name) => [name, request.headers.get(name) ?? ''] as const);
    if (given.some(([, value]) => !/^[\x21-\x7e]{1,1024}$/.test(value))) throw new BffError('forbidden');
    const upload = { type: 'application/json', bytes: await readBytes(request, maxBytes) };
    const call = { method: 'POST', path: '/kick/webhook', answer: statusSchema } as const;
    return json(await callUpstream({ ...call, upload, caller, proof: Object.fromEntries(given) }));
  });
