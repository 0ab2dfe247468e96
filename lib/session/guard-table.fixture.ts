/** The visitors of the guard table, in the order of its columns. */
export const visitors = ['guest', 'player', 'unverified', 'moderator', 'editor', 'admin', 'support'] as const;
export type Visitor = (typeof visitors)[number];

/** Where who may not know of a page arrives. */
export const nothing = '404';

export interface GuardRow {
  readonly path: string;
  /** Per visitor: where to, `nothing` for a 404, or null for the page itself. */
  readonly to: Readonly<Record<Visitor, string | null>>;
}

/**
 * The guard table, written by hand from the specification's sections 2 and 6 (D7 to D9): the 23 routes, then the rest of
 * the user area. While Telegram is required. `-` the page, `L` login and back, `H` home, `S` /sponsorlar, `V`
 * /user/verify, `I` /user/info, `T` /user/ticket-deposits, `N` nothing: 404.
 */
const table = `
                       guest player unverified moderator editor admin support
/                      S     S      V          S         S      S     S
/points                -     -      V          -         -      -     -
/login                 -     H      V          H         H      H     H
/forgot-password       -     H      V          H         H      H     H
/register              -     H      V          H         H      H     H
/sponsorlar            -     -      V          -         -      -     -
/bilet                 -     -      V          -         -      -     -
/cevrim-etkinlikleri   -     -      V          -         -      -     -
/etkinlikler           -     -      V          -         -      -     -
/bonus-buy             -     -      V          -         -      -     -
/bonus-hunts           -     -      V          -         -      -     -
/turnuvalar            -     -      V          -         -      -     -
/market                -     -      V          -         -      -     -
/haberler              -     -      V          -         -      -     -
/ozeloran              -     -      V          -         -      -     -
/sizdengelenler        -     -      V          -         -      -     -
/liderlik              -     -      V          -         -      -     -
/vip                   L     -      V          -         -      -     -
/yayin                 L     -      V          -         -      -     -
/analiz                L     -      V          -         -      -     -
/sikayetoneri          L     -      V          -         -      -     -
/affiliate-gecis       L     -      V          -         -      -     -
/user/info             L     -      V          -         -      -     T
/sizdengelenler/gonder L     -      V          -         -      -     -
/user                  L     I      V          I         I      I     T
/user/partners         L     -      V          -         -      -     T
/user/verify           L     -      -          -         -      -     T
/user/ticket-deposits  L     -      V          -         -      -     -
/user/info/guvenlik    L     -      V          -         -      -     T
/user/info/mola        L     -      V          -         -      -     T
/forgot-password/yeni-sifre - -     V          -         -      -     -
/eposta-onayi          -     -      V          -         -      -     -
/kullanim-kosullari    -     -      V          -         -      -     -
/gizlilik              -     -      V          -         -      -     -
/cerezler              -     -      V          -         -      -     -
/teslimatlar           -     -      V          -         -      -     -
/seffaflik             -     -      V          -         -      -     -
/seffaflik/sponsor-karnesi - -     V          -         -      -     -
/denetle               -     -      V          -         -      -     -
/yonetim               L     N      V          -         -      -     N
/yonetim/kurulum       L     N      V          N         N      -     N
`;

const targets: Readonly<Record<string, string | null>> = {
  '-': null,
  H: '/',
  S: '/sponsorlar',
  V: '/user/verify',
  I: '/user/info',
  T: '/user/ticket-deposits',
  N: nothing,
};

/** The table's rows; the first 23 are the routes of the specification. */
export const guardRows: readonly GuardRow[] = table.trim().split('\n').slice(1).map(readRow);

function readRow(line: string): GuardRow {
  const [path = '', ...marks] = line.split(/\s+/);
  const to = (visitor: Visitor) => {
    const mark = marks[visitors.indexOf(visitor)] ?? '';
    return mark === 'L' ? `/login?next=${path}` : (targets[mark] ?? null);
  };
  return {
    path,
    to: {
      guest: to('guest'),
      player: to('player'),
      unverified: to('unverified'),
      moderator: to('moderator'),
      editor: to('editor'),
      admin: to('admin'),
      support: to('support'),
    },
  };
}
