import type { DeskRight } from '@/contract/desk-rights';
import { ServiceError } from '../service-error';
import { lentPermission } from '../services/desk/team/lent-permission';
import type { Member } from '../services/sessions/authenticate';

/** Which right a call of the team belongs to, by its path; the first that fits. */
const paths: readonly (readonly [path: RegExp, right: DeskRight])[] = [
  [/^\/desk\/(content|media|references|draws)(\/|$)/, 'content'],
  [/^\/(desk\/(inbox|reasons|prizes)|reviews|orders)(\/|$)/, 'inbox'],
  [
    /^\/judging$|^\/(tournaments\/[^/]+\/(stage|matches)|(tournaments|bonus-hunts)\/[^/]+\/cancellation)$/,
    'contests',
  ],
  [/^\/desk\/overlays(\/|$)/, 'contests'],
  [/^\/events\/[^/]+\/(result|entries\/[^/]+\/score)$/, 'contests'],
  [/^\/desk\/stream\//, 'contests'],
  [/^\/(desk\/members|nicknames\/reset)(\/|$)/, 'members'],
  [
    /^\/(desk\/market|codes|codes\/\d+\/(batch\/)?end|market\/[^/]+\/codes|desk\/(ledger|deposits|raffles)\/.+)$/,
    'economy',
  ],
  [/^\/(jobs|desk\/settings)(\/|$)/, 'settings'],
  [/^\/desk\/audit$/, 'audit'],
  [/^\/desk\/figures\/members$/, 'members'],
  [/^\/desk\/figures\/coins$/, 'economy'],
  [/^\/desk\/(figures\/clicks|sponsor-reports?)$/, 'content'],
  [/^\/desk\/sponsor-tracking\//, 'economy'],
  [/^\/desk\/figures\/(claims|orders)$/, 'inbox'],
];

/** Whether a call is the team's: any of the desk's, or one of those that belong to a right. */
function findRight(path: string): { readonly isDesk: boolean; readonly right: DeskRight | null } {
  const right = paths.find(([known]) => known.test(path))?.[1] ?? null;
  return { isDesk: right !== null || path.startsWith('/desk/'), right };
}

/**
 * The member as a call of the team takes them (ADR 233): who was granted its right acts as the role that has it, who lost it as a player,
 * everybody else as who they are. `second_factor_needed` for who of the team has none although all need one (ADR 234).
 */
export function withOwnRights(member: Member, path: string): Member {
  const { isDesk, right } = findRight(path);
  if (isDesk && member.factor === 'needed') throw new ServiceError('second_factor_needed');
  if (right === null) return member;
  return { ...member, user: { ...member.user, permission: lentPermission(member.user, right) } };
}
