/** The two forms of a picture: for links, and for stories. Sizes in pixels. */
export const shareForms = {
  genis: { width: 1200, height: 630 },
  uzun: { width: 1080, height: 1920 },
} as const;
/** One of the forms. */
export type ShareForm = keyof typeof shareForms;

/** A number that is told, in words. */
export interface ShareNumber {
  readonly name: string;
  readonly value: string;
  /** Green for a win, gold for the coin; `plain` unless given. */
  readonly tone?: 'plain' | 'win' | 'coin';
}

/** A bar; null for what has no value yet. */
export interface ShareBar {
  readonly value: number | null;
  readonly tone: 'plain' | 'win' | 'live';
}

/** Somebody with what they reached. */
export interface SharePlace {
  readonly rank: number;
  readonly name: string;
  readonly value: string;
}

/** A match of a bracket, its two names from the top; null for a side that is not known yet. */
export interface ShareMatch {
  readonly names: readonly [string | null, string | null];
  /** Whose name goes on: 0 or 1. */
  readonly winner: 0 | 1 | null;
}

/** What is drawn beside the numbers, one of the figures of the site. */
export type ShareFigure =
  | {
      readonly form: 'bars';
      readonly bars: readonly ShareBar[];
      /** What the bars are compared to. */
      readonly line: { readonly value: number; readonly text: string } | null;
    }
  | { readonly form: 'podium'; readonly places: readonly SharePlace[] }
  | { readonly form: 'bracket'; readonly rounds: readonly (readonly ShareMatch[])[] }
  | { readonly form: 'tickets'; readonly tickets: readonly (SharePlace & { readonly number: string })[] }
  | { readonly form: 'shares'; readonly shares: readonly (ShareNumber & { readonly count: number })[] }
  | { readonly form: 'coin' };

/** All that a picture says: the same facts make the same picture, and other facts another address. */
export interface ShareFacts {
  /** What it is about: a hunt, a draw, and how it stands. */
  readonly label: string;
  readonly title: string;
  readonly lead: ShareNumber;
  /** Three at most. */
  readonly numbers: readonly ShareNumber[];
  readonly figure: ShareFigure;
  /** When it was. */
  readonly date: string | null;
}

/** What a picture says, for who cannot see it. */
export function shareText({ label, title, lead, numbers }: ShareFacts): string {
  const told = [lead, ...numbers].map(({ name, value }) => `${name} ${value}`);
  return `${label}. ${title}. ${told.join(', ')}.`;
}

/** How pictures look: the operator's name, colours and address. */
export interface ShareLook {
  readonly siteName: string;
  readonly host: string;
  readonly colours: Readonly<Record<ShareColour, string>>;
  /** The operator's own coin as a `data:` address; null for the site's. */
  readonly coin: string | null;
}

/** The colours that pictures are drawn in, by the names of the theme. */
export const shareColours = [
  'bg',
  'surface',
  'surface_2',
  'line',
  'line_strong',
  'text',
  'text_2',
  'text_3',
  'gold',
  'green',
  'red',
] as const;
type ShareColour = (typeof shareColours)[number];
