import { z } from 'zod';

/** The colours an operator may change, by the theme's names with what app/globals.css says of each. */
export const colourDefaults = {
  gold: '#e6b54a',
  gold_bright: '#f3cc72',
  gold_ink: '#1d1503',
  bg: '#0a0d14',
  bg_raised: '#0f131b',
  surface: '#141821',
  surface_2: '#1c212c',
  line: '#272d3a',
  line_strong: '#3b4456',
  text: '#f1f3f7',
  text_2: '#b9c0ce',
  text_3: '#8d95a6',
  green: '#5ac98f',
  red: '#ff716b',
  focus: '#8fb8ff',
} as const satisfies Record<string, `#${string}`>;

/** One of the colours. */
export type Colour = keyof typeof colourDefaults;

/** All of them, in the order of the form. */
export const colourNames = Object.keys(colourDefaults) as readonly Colour[];

/** A colour as it is stored and sent. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** What an operator chose; what is left out keeps the design's own. */
export type Colours = Readonly<Partial<Record<Colour, string>>>;

/** The known ones of what somebody says, without what is no colour. */
export function knownColours(given: Readonly<Record<string, unknown>> | null | undefined): Colours {
  return Object.fromEntries(
    colourNames.flatMap((name) => {
      const read = colourSchema.safeParse(given?.[name]);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
