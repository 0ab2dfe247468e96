import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PostbackProof, PostbackRefusal } from '@/contract/sponsor-tracking';
import { isListed } from './networks';
import type { SentPostback } from './read-postback';

/** What a postback of a sponsor is checked against; the secrets are open here, and any of them holds. */
export interface ProofRules {
  readonly proof: PostbackProof;
  readonly proofParameter: string;
  readonly secrets: readonly string[];
  readonly addresses: readonly string[];
}

/** Why a postback is not the sponsor's, null where it is: it comes from a known address, where there is a list, and its proof is good. */
export function findForgery(rules: ProofRules, sent: SentPostback, address: string): PostbackRefusal | null {
  const needsAddress = rules.proof === 'secret' || rules.addresses.length > 0;
  if (needsAddress && !isListed(rules.addresses, address)) return 'address';
  const given = sent.proofHeader ?? sent.query.get(rules.proofParameter) ?? fromBody(rules, sent);
  if (!given) return 'unsigned';
  return rules.secrets.some((secret) => isProved(rules, sent, { secret, given })) ? null : 'forged';
}

/** What is signed cannot carry its own signature, but a plain secret may stand among the values of a form. */
function fromBody({ proof, proofParameter }: ProofRules, { form }: SentPostback): string | null {
  return proof === 'secret' ? (form.get(proofParameter) ?? null) : null;
}

interface Given {
  readonly secret: string;
  readonly given: string;
}

function isProved(
  { proof, proofParameter }: ProofRules,
  sent: SentPostback,
  { secret, given }: Given,
): boolean {
  if (proof === 'secret') return isSame(digest(secret, given), digest(secret, secret));
  // An empty body would be signed the same whatever stands in the query.
  if (proof === 'hmac_body' && sent.body.byteLength === 0) return false;
  const signed = proof === 'hmac_body' ? sent.body : toCanonicalQuery(sent.query, proofParameter);
  const signature = given.replace(/^sha256=/i, '');
  const isHex = /^[0-9a-f]{64}$/i.test(signature);
  return isSame(digest(secret, signed), Buffer.from(signature, isHex ? 'hex' : 'base64'));
}

/**
 * What `hmac_query` is over: every parameter but the signature, sorted by name and value as bytes, each `name=value` percent-encoded as RFC 3986 has it
 * and joined by `&`.
 */
export function toCanonicalQuery(query: URLSearchParams, signatureName: string): string {
  return [...query]
    .filter(([name]) => name !== signatureName)
    .map((pair) => pair.map(encode).join('='))
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
}

function encode(text: string): string {
  const toHex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, toHex);
}

function digest(secret: string, signed: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(signed).digest();
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
