import {
  maxPostbackBytes,
  postbackAnswerSchema,
  postbackParamsSchema,
  proofHeaders,
} from '@/contract/sponsor-tracking';
import { callUpstream } from '@/lib/upstream/call';
import { json, toResponse } from './answer';
import { answering } from './answering';
import { BffError } from './bff-error';
import { readBytes } from './read-bytes';

/**
 * Passes what a sponsor's system tells on to the upstream, which alone can tell whether it is the sponsor's: query and body byte for byte, because a signature is over
 * one of them, and of the headers those that may be one. It comes from no page of ours, so no session is looked at.
 */
export async function takePostback(request: Request, sponsor: string): Promise<Response> {
  const answer = await answering(request, async ({ caller }) => {
    if (!postbackParamsSchema.safeParse({ sponsor }).success) throw new BffError('not_found');
    const search = new URL(request.url).search;
    if (search.length > maxPostbackBytes) throw new BffError('payload_too_large');
    const path = `/postback/${sponsor}${search}` as const;
    const call = { path, answer: postbackAnswerSchema, caller, proof: findProofs(request.headers) };
    if (request.method === 'GET') return json(await callUpstream({ ...call, method: 'GET', once: true }));
    const bytes = await readBytes(request, maxPostbackBytes);
    const upload = { type: findType(request.headers), bytes };
    return json(await callUpstream({ ...call, method: 'POST', upload }));
  });
  return toResponse(answer);
}

function findProofs(headers: Headers): Record<string, string> {
  const given = proofHeaders.map((name) => [name, headers.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => /^[\x21-\x7e]{1,512}$/.test(value)));
}

function findType(headers: Headers): string {
  const type = headers.get('content-type') ?? '';
  return /^[\x20-\x7e]{1,200}$/.test(type) ? type : 'application/octet-stream';
}
