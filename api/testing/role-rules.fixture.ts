import type { KnownOperation } from './known-operation.fixture';

/** A support role is named after its sponsor: any word that is none of the four roles. */
export const roles = ['player', 'editor', 'moderator', 'admin', 'Nartane'] as const;
/** One of the roles. */
export type Role = (typeof roles)[number];
const members: readonly Role[] = ['player', 'editor', 'moderator', 'admin'];
const team: readonly Role[] = ['moderator', 'admin'];

/** Who may call what, by the beginning of the path; the first line that fits counts. All others are open to every login. */
const rules: readonly (readonly [operation: RegExp, allowed: readonly Role[]])[] = [
  [/^GET \/desk\/(content|references|draws)/, ['editor', ...team]],
  [/^GET \/desk\/prizes/, team],
  [/ \/desk\/stream\//, ['editor', ...team]],
  [/ \/desk\/overlays(\/|$)/, team],
  [/ \/desk\/content/, ['editor', 'admin']],
  [/^GET \/desk\/media/, ['editor', ...team]],
  [/ \/desk\/media/, ['editor', 'admin']],
  [/^GET \/desk\/(members(\/\{id\}(\/timeline)?)?|audit)$/, team],
  // Moderators note, and suspend for a week at most.
  [/^POST \/desk\/members\/\{id\}\/(notes|sanction(\/lift)?)$/, team],
  [/^GET \/desk\/figures\/(members|orders)$/, team],
  [/^GET \/desk\/figures\/clicks$/, ['editor', 'admin']],
  [/^GET \/desk\/(figures\/claims|today)$/, ['editor', ...team]],
  // Editors decide wins, a support role what concerns its sponsor; the row of a single one is a case, which no editor decides.
  [/^GET \/desk\/sponsor-report$/, ['editor', 'admin', 'Nartane']],
  [/^GET \/desk\/sponsor-reports$/, ['editor', 'admin']],
  [/^POST \/desk\/reasons/, team],
  [/ \/desk\/reasons/, [...team, 'editor', 'Nartane']],
  [/ \/desk\/inbox\/\{kind\}/, [...team, 'Nartane']],
  [/ \/desk\/inbox/, [...team, 'editor', 'Nartane']],
  [/ \/(desk\/.+|jobs|codes(\/\{id\}\/(batch\/)?end)?|market\/\{slug\}\/codes)$/, ['admin']],
  [/ \/nicknames\/reset$/, team],
  [/^POST \/user\/pause$/, ['player']],
  [/ \/user\/second-factor/, ['editor', ...team]],
  [/ \/reviews\//, [...team, 'Nartane']],
  [/ \/orders/, [...team, 'Nartane']],
  [
    / \/(judging|events\/.+\/(result|score)|tournaments\/.+\/(stage|matches|cancellation)|bonus-hunts\/.+\/cancellation)$/,
    team,
  ],
  [
    / \/(user\/ledger|user\/year|user\/orders|market\/\{slug\}\/orders|points\/checkin|codes\/redemption|claims|sponsor-accounts|vip\/)/,
    members,
  ],
  [/^(POST|PUT|DELETE) \/(events|tournaments|bonus-hunts|wins)\//, members],
];

/** Who may call an operation, said as `GET /desk/inbox`. */
export function allowedFor(name: string): readonly Role[] {
  return rules.find(([operation]) => operation.test(name))?.[1] ?? roles;
}

/** Whether a support role may call an operation that is not open to every login: what it answers is its sponsor's alone. */
export function isForSupport({ method, path, needsToken }: KnownOperation): boolean {
  const name = `${method} ${path}`;
  const isRuled = rules.some(([operation]) => operation.test(name));
  return needsToken === true && isRuled && allowedFor(name).includes('Nartane');
}
