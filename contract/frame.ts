import { z } from 'zod';
import { envelope } from './envelope';

/** GET /frame, `data`: what the site is beside the specification's /init, /main and /site. An upstream without it has every area and the site's own looks. */
export const frameSchema = z.object({
  /** Areas that are off, by the names of `areas`. */
  areas_off: z.array(z.string()).nullish(),
  /** Whether every browser is asked once whether its visitor is 18 (D31). */
  age_gate: z.boolean().nullish(),
  /** Whether the popup stays away, whatever banners there are. */
  popups_off: z.boolean().nullish(),
  /** What the operator adds to the foot of every page. The notes on age, help and coins are the site's and stay. */
  footer: z
    .object({
      /** Instead of the site's own closing words. */
      credit: z.string().nullish(),
      note: z.string().nullish(),
      /** A column of links of its own: what it is called, and each with a path of this site or an http(s) address. */
      title: z.string().nullish(),
      links: z.array(z.object({ label: z.string(), url: z.string() })).nullish(),
    })
    .nullish(),
  /** The operator's own names, pictures and colours; the site has its own for each that is left out. */
  look: z
    .object({
      site_name: z.string().nullish(),
      /** Forms of the coin's name that are not made by the rules, by the names of `coinCases`. */
      coin_forms: z.record(z.string(), z.string()).nullish(),
      /** Paths of this site: beside the name, in the browser's tab, in shared links, beside an amount. */
      logo: z.string().nullish(),
      icon: z.string().nullish(),
      share_picture: z.string().nullish(),
      coin_picture: z.string().nullish(),
      /** By the names of `colourDefaults`. */
      colours: z.record(z.string(), z.string()).nullish(),
    })
    .nullish(),
});
/** /frame's data as it is on the wire. */
export type FrameWire = z.infer<typeof frameSchema>;
/** The answer of GET /frame. */
export const frameAnswerSchema = envelope(frameSchema);
