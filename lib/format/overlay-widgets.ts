/** What a widget of the overlays is: where it stands, how large it was drawn (CSS pixels at full size), what renews it, and what its address may say beside the look. */
interface OverlayRow {
  /** Its segment of the address. */
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The tags of the site's cache whose change may change it. */
  readonly tags: readonly ('bonus-hunts' | 'tournaments' | 'wager-events' | 'leaders' | 'wins' | 'raffles')[];
  readonly options: readonly OverlayOption[];
}

/** What the address of a widget may say beside its look: how many rows, the words of a code, what a goal counts and up to where. */
export const overlayOptions = ['adet', 'kod', 'konu', 'hedef'] as const;
/** One of the options. */
export type OverlayOption = (typeof overlayOptions)[number];

/** How many rows a list has where its address says none. */
export const usualRows = 8;
/** A row of a list with its gap. */
const rowHeight = 60;

const table = {
  hunt: { path: 'av', size: { width: 520, height: 720 }, tags: ['bonus-hunts'], options: ['adet'] },
  opening: { path: 'acilan', size: { width: 620, height: 190 }, tags: ['bonus-hunts'], options: [] },
  totals: { path: 'toplam', size: { width: 1120, height: 150 }, tags: ['bonus-hunts'], options: [] },
  best: { path: 'en-iyi', size: { width: 520, height: 190 }, tags: ['bonus-hunts'], options: [] },
  goal: {
    path: 'hedef',
    size: { width: 760, height: 130 },
    tags: ['bonus-hunts'],
    options: ['konu', 'hedef'],
  },
  bracket: { path: 'eslesme', size: { width: 1160, height: 620 }, tags: ['tournaments'], options: [] },
  race: { path: 'yaris', size: { width: 480, height: 600 }, tags: ['wager-events'], options: ['adet'] },
  leaders: { path: 'liderler', size: { width: 480, height: 600 }, tags: ['leaders'], options: ['adet'] },
  alerts: { path: 'bildirim', size: { width: 620, height: 190 }, tags: ['wins', 'raffles'], options: [] },
  draw: { path: 'cekilis', size: { width: 620, height: 520 }, tags: ['raffles'], options: [] },
  code: { path: 'kod', size: { width: 560, height: 210 }, tags: [], options: ['kod'] },
} as const satisfies Record<string, OverlayRow>;

/** The key of a widget. */
export type OverlayKey = keyof typeof table;

/** The widgets by key, in the order they are offered. */
export const overlayWidgets: Readonly<Record<OverlayKey, OverlayRow>> = table;
/** Their keys. */
export const overlayKeys = Object.keys(table) as readonly OverlayKey[];

/** A picture of the widget, made by `npm run pictures`. */
export function overlayPicture(key: OverlayKey): string {
  return `/overlays/${overlayWidgets[key].path}.webp`;
}

/** How large a widget's source has to be, CSS pixels: a longer list than usual is higher, and a scale enlarges all of it. */
export function toOverlaySize(
  key: OverlayKey,
  { rows, percent }: { readonly rows: number; readonly percent: number },
): OverlayRow['size'] {
  const { size, options } = overlayWidgets[key];
  const more = options.includes('adet') ? Math.max(0, rows - usualRows) * rowHeight : 0;
  const scaled = (length: number) => Math.round((length * percent) / 100);
  return { width: scaled(size.width), height: scaled(size.height + more) };
}

/** The widget at a segment of the address; null for none. */
export function findOverlayKey(path: string): OverlayKey | null {
  return overlayKeys.find((key) => overlayWidgets[key].path === path) ?? null;
}

/** A widget under a link, as one word of an address: `av-` and the token. */
export function overlayName(key: OverlayKey, token: string): string {
  return `${overlayWidgets[key].path}-${token}`;
}

/** The widget and the token that such a word names; null for any other word. */
export function parseOverlayName(name: string): { readonly key: OverlayKey; readonly token: string } | null {
  const [, path, token = ''] = /^([a-z-]+)-([0-9a-f]{40})$/.exec(name) ?? [];
  const key = findOverlayKey(path ?? '');
  return key ? { key, token } : null;
}
