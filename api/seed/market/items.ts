import { firstItems } from './first-items';
import { furtherItems } from './further-items';
import type { ItemSeed } from './item-seed';

/** The demo's market in its order: every kind and every state that visitors see. */
export const itemSeeds: readonly ItemSeed[] = [...firstItems, ...furtherItems];
