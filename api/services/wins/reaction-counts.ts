import { type SQLWrapper, sql } from 'drizzle-orm';
import type { ReactionCounts } from '@/contract/win-reactions';
import { storedCount } from '../../db/stored-counts';

/** How many said what to a win, as a column: four rows by their keys, in the query of the win. */
export function reactionCounts(winId: SQLWrapper) {
  return sql<ReactionCounts>`json_build_object('clap', ${storedCount('win_clap', winId)}, 'fire', ${storedCount('win_fire', winId)},
    'heart', ${storedCount('win_heart', winId)}, 'wow', ${storedCount('win_wow', winId)})`;
}
