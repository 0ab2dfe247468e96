import { createHash } from 'node:crypto';
import type { Area } from '@/contract/areas';

/** What the audit log calls the areas. */
export const areasSubject = 'settings:areas';

/** The version of what is off: the same choice is the same version, whoever made it. */
export function areaVersion(off: readonly Area[]): string {
  return createHash('sha256').update(off.join(' ')).digest('hex').slice(0, 16);
}
