import 'server-only';
import { cache } from 'react';
import { type Area, knownAreas } from '@/contract/areas';
import { type Colours, knownColours } from '@/contract/colours';
import { type FrameWire, frameAnswerSchema } from '@/contract/frame';
import { asksForAge } from '@/lib/data/asks-for-age';
import { ownPath, safeUrl } from '@/lib/format/safe-url';
import { publicReader } from '@/lib/upstream/read-public';

/** The operator's own pictures and colours; null, or left out, is the site's own. Pictures are paths of this site. */
export interface Look {
  readonly logo: string | null;
  readonly icon: string | null;
  readonly sharePicture: string | null;
  readonly coinPicture: string | null;
  readonly colours: Colours;
}

/** What the operator made of the site. */
export interface Frame {
  readonly areasOff: readonly Area[];
  /** Whether every browser is asked once whether its visitor is 18 (D31). */
  readonly asksForAge: boolean;
  /** What the site is called, and forms of the coin's name; null and empty where the operator says nothing. */
  readonly siteName: string | null;
  readonly coinForms: Readonly<Record<string, string>>;
  readonly look: Look;
  readonly footer: OwnFooter;
}

/** What the operator adds to the foot of every page; null, or an empty list, is nothing. */
export interface OwnFooter {
  readonly credit: string | null;
  readonly note: string | null;
  readonly title: string | null;
  /** A path of this site, or an http(s) address. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const read = publicReader({
  tag: 'frame',
  path: '/frame',
  answer: frameAnswerSchema,
  revalidateS: 60,
  unavailable: { status: false, data: {} },
});

/** What the operator made of the site; every area is on where an upstream does not say (D27). Throws `UpstreamError` where it was never known. */
export const getFrame = cache(async (): Promise<Frame> => {
  const { data } = await read();
  const look = data.look ?? {};
  return {
    ...{ areasOff: knownAreas(data.areas_off), look: toLook(look) },
    asksForAge: data.age_gate === true || asksForAge(),
    ...{ siteName: look.site_name ?? null, coinForms: look.coin_forms ?? {} },
    footer: toFooter(data.footer ?? {}),
  };
});

/** The looks alone, for what must stand whatever the upstream does: the site's own where they were never known. */
export async function getLook(): Promise<Look> {
  return getFrame().then(
    ({ look }) => look,
    () => toLook({}),
  );
}

function toFooter({ credit, note, title, links }: NonNullable<FrameWire['footer']>): OwnFooter {
  return {
    ...{ credit: credit || null, note: note || null, title: title || null },
    links: (links ?? []).flatMap(({ label, url }) => {
      const href = ownPath(url) ?? safeUrl(url);
      return href && label ? [{ label, href }] : [];
    }),
  };
}

function toLook(look: NonNullable<FrameWire['look']>): Look {
  return {
    logo: ownPath(look.logo),
    icon: ownPath(look.icon),
    sharePicture: ownPath(look.share_picture),
    coinPicture: ownPath(look.coin_picture),
    colours: knownColours(look.colours),
  };
}
