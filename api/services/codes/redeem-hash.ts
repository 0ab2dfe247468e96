import type { Vault } from '../../vault';
import { normalCode } from './normal-code';

/** The hash by which a redeem code is found. */
export function redeemHash(vault: Vault, code: string): string {
  return vault.fingerprint(`redeem:${normalCode(code)}`);
}
