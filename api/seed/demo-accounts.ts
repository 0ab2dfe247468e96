/** An account to try the product with; `phone` and `telegram` are its verifications. */
export interface DemoAccount {
  readonly username: string;
  readonly permission: string;
  readonly phone: 0 | 1 | 2;
  readonly telegram: boolean;
  readonly avatar: number | null;
  readonly point: number;
}

/** The support role of the demo: the name of the sponsor it is bound to. */
export const demoSupportSponsor = 'Nartane';

/** The account under which the demo's player stands in a race that is on: the sponsor's slug, and the name it gives in its data. */
export const demoRacer = { username: 'oyuncu', sponsor: 'ucurta', siteUsername: 'oyuncu34' } as const;

/** One account a role, and a newcomer who has verified and chosen nothing. All share the password `SEED_PASSWORD`. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'oyuncu', permission: 'player', phone: 1, telegram: true, avatar: 4, point: 12_450 },
  { username: 'yeni', permission: 'player', phone: 0, telegram: false, avatar: null, point: 0 },
  { username: 'moderator', permission: 'moderator', phone: 1, telegram: true, avatar: 2, point: 3_200 },
  { username: 'editor', permission: 'editor', phone: 1, telegram: true, avatar: 7, point: 1_850 },
  { username: 'admin', permission: 'admin', phone: 1, telegram: true, avatar: 8, point: 25_000 },
  { username: 'destek', permission: demoSupportSponsor, phone: 0, telegram: false, avatar: 6, point: 0 },
];
