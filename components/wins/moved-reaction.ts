import type { ReactionCounts, WinReactionName } from '@/contract/win-reactions';

/** The counts of a win and the viewer's own reaction, null for none. */
export interface ReactionState {
  readonly own: WinReactionName | null;
  readonly counts: ReactionCounts;
}

/** How a win stands once the viewer's reaction is another one, or none: no count falls below nothing. */
export function movedReaction({ own, counts }: ReactionState, next: WinReactionName | null): ReactionState {
  if (own === next) return { own, counts };
  const moved = { ...counts };
  if (own !== null) moved[own] = Math.max(0, moved[own] - 1);
  if (next !== null) moved[next] += 1;
  return { own: next, counts: moved };
}
