import { boardShare } from './kinds/board';
import { buyShare } from './kinds/buy';
import { drawShare } from './kinds/draw';
import { huntShare } from './kinds/hunt';
import { oddShare, recordShare } from './kinds/odd';
import { tournamentShare } from './kinds/tournament';
import { winShare } from './kinds/win';
import { yearShare } from './kinds/year';
import type { ShareKind } from './share-kind';

/** What there are pictures of, by the name in their addresses. */
export const shareKinds = {
  hunt: huntShare,
  alim: buyShare,
  kazanc: winShare,
  turnuva: tournamentShare,
  cekilis: drawShare,
  liderlik: boardShare,
  oran: oddShare,
  karne: recordShare,
  yil: yearShare,
} as const satisfies Record<string, ShareKind>;

/** One of them. */
export type ShareKindName = keyof typeof shareKinds;

/** Whether it is one of them. */
export function isShareKind(name: string): name is ShareKindName {
  return Object.hasOwn(shareKinds, name);
}
