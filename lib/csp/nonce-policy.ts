import { deviceScriptHash } from './device-script';
import { pagePolicy } from './page-policy';

/** The header of a policy; from the request's Next reads the nonce that it gives its scripts. */
export const policyHeader = 'content-security-policy';

/** Of a request that the front has decided about: the middleware has nothing to add. Nobody outside can say it to the front (`front/request-headers.ts`). */
export const decidedHeader = 'x-sikke-decided';

/** The policy of a page that is rendered for one request: its nonce is of 128 bits, anew for each response. */
export function noncePolicy(): string {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return pagePolicy([`'nonce-${nonce}'`, deviceScriptHash]);
}
