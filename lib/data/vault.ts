import 'server-only';
import { type VaultItemWire, vaultAnswerSchema } from '@/contract/vault';
import { readOwn } from './read-own';

/** The items whose codes lie in the vault, the emptiest first; none where the upstream has no vault (D27). For admins alone. */
export async function listVault(): Promise<readonly VaultItemWire[]> {
  return (await readOwn('/vault', vaultAnswerSchema))?.data ?? [];
}
