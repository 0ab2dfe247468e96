import type { DeskRight, OwnRights } from '@/contract/desk-rights';
import { type AccountPermission, deskHome } from '@/lib/routes';

/**
 * The pages of the back office, once: guard, menu, titles and tests follow. A page and all below it are of the row with the longest path.
 * Its words stand in `messages/tr.json` → `desk.pages.<key>`, with what islands read in the page's own `MoreMessages`.
 */
interface DeskRow {
  readonly path: `${typeof deskHome}${string}`;
  /** Who may open it; nobody else learns that it is there (404). */
  readonly roles: readonly AccountPermission[];
  readonly group: DeskGroup | null;
  /** The right by which a person may have it beside the role, or without (ADR 233). */
  readonly right?: DeskRight;
}

/** Who wants to open a page. */
export interface DeskViewer {
  readonly permission: string;
  readonly rights?: OwnRights | null | undefined;
}

/** The groups of the menu, in the order they are shown. */
export const deskGroups = ['day', 'content', 'people', 'site', 'records'] as const;
/** One of the groups of the menu. */
export type DeskGroup = (typeof deskGroups)[number];

const table = {
  /** Where the viewer's day begins. */
  today: { path: deskHome, roles: ['admin', 'editor', 'moderator'], group: 'day' },
  inbox: { path: `${deskHome}/gelen`, roles: ['admin', 'editor', 'moderator'], group: 'day', right: 'inbox' },
  /** What is played, entered while it is played. */
  stream: {
    path: `${deskHome}/yayin`,
    roles: ['admin', 'editor', 'moderator'],
    group: 'day',
    right: 'contests',
  },
  /** What came of the ways out to sponsors, and how their systems tell of it. */
  sponsors: { path: `${deskHome}/sponsorlar`, roles: ['admin', 'editor'], group: 'day', right: 'content' },
  figures: { path: `${deskHome}/rakamlar`, roles: ['admin', 'editor', 'moderator'], group: 'day' },
  content: {
    path: `${deskHome}/icerik`,
    roles: ['admin', 'editor', 'moderator'],
    group: 'content',
    right: 'content',
  },
  /** Draws as the clock takes them on. */
  draws: {
    path: `${deskHome}/cekilis`,
    roles: ['admin', 'editor', 'moderator'],
    group: 'day',
    right: 'content',
  },
  /** Prizes until they are delivered. */
  prizes: { path: `${deskHome}/odul`, roles: ['admin', 'moderator'], group: 'day', right: 'inbox' },
  /** The stock of the market and the vault of its codes. */
  market: { path: `${deskHome}/market`, roles: ['admin'], group: 'content', right: 'economy' },
  /** Redeem codes: no kind of content, for nobody reads one again (ADR 225). */
  codes: { path: `${deskHome}/kodlar`, roles: ['admin'], group: 'content', right: 'economy' },
  members: { path: `${deskHome}/uyeler`, roles: ['admin', 'moderator'], group: 'people', right: 'members' },
  team: { path: `${deskHome}/ekip`, roles: ['admin'], group: 'people' },
  fourEyes: { path: `${deskHome}/onay`, roles: ['admin'], group: 'people' },
  media: {
    path: `${deskHome}/medya`,
    roles: ['admin', 'editor', 'moderator'],
    group: 'content',
    right: 'content',
  },
  /** Results of matches, and cancellations, beside the records that editors write. */
  tournaments: {
    path: `${deskHome}/turnuvalar`,
    roles: ['admin', 'moderator'],
    group: 'day',
    right: 'contests',
  },
  hunts: { path: `${deskHome}/avlar`, roles: ['admin', 'moderator'], group: 'day', right: 'contests' },
  /** What streaming programs show. */
  overlays: { path: `${deskHome}/katman`, roles: ['admin', 'moderator'], group: 'day', right: 'contests' },
  /** What the site is called and looks like. */
  look: { path: `${deskHome}/gorunum`, roles: ['admin'], group: 'site', right: 'settings' },
  settings: { path: `${deskHome}/ayarlar`, roles: ['admin'], group: 'site', right: 'settings' },
  /** Every part of the site in each of its states, for who changes its look. */
  parts: { path: `${deskHome}/parcalar`, roles: ['admin', 'editor', 'moderator'], group: 'site' },
  audit: { path: `${deskHome}/kayitlar`, roles: ['admin', 'moderator'], group: 'records', right: 'audit' },
  system: { path: `${deskHome}/sistem`, roles: ['admin'], group: 'records' },
  /** The steps of an own site's beginning; the setup's form leads there, no page of the menu. */
  setup: { path: `${deskHome}/kurulum`, roles: ['admin'], group: null },
} as const satisfies Record<string, DeskRow>;

/** The key of a page of the back office. */
export type DeskPageKey = keyof typeof table;

/** The rows by key. */
export const deskPages: Readonly<Record<DeskPageKey, DeskRow>> = table;

const keys = Object.keys(table) as readonly DeskPageKey[];

/** The page that an address belongs to: the row with the longest path above it; null where no row has it. */
export function findDeskPage(path: string): DeskPageKey | null {
  const isOf = (key: DeskPageKey) =>
    path === deskPages[key].path || (key !== 'today' && path.startsWith(`${deskPages[key].path}/`));
  const found = keys
    .filter(isOf)
    .sort((one, other) => deskPages[other].path.length - deskPages[one].path.length);
  return found[0] ?? null;
}

/** What somebody may open, in the order of the table. */
export function deskPagesFor(viewer: DeskViewer): readonly DeskPageKey[] {
  return keys.filter((key) => mayOpenDesk(viewer, key));
}

/** Whether somebody may open a page of the back office: by the role, unless it was granted or withdrawn. */
export function mayOpenDesk({ permission, rights }: DeskViewer, key: DeskPageKey): boolean {
  const { right, roles } = deskPages[key];
  if (right && rights?.withdrawn.includes(right)) return false;
  return roles.some((role) => role === permission) || Boolean(right && rights?.granted.includes(right));
}
