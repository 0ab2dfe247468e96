import 'server-only';
import { cache } from 'react';
import { type SocialNetwork, siteAnswerSchema, socialNetworks } from '@/contract/site';
import { type Live, toLive } from '@/lib/format/live';
import { safeUrl } from '@/lib/format/safe-url';
import { publicReader } from '@/lib/upstream/read-public';

/** A network and the http(s) address of the site there. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly url: string;
}

/** The live state, and the social links in the order they are shown. */
export interface Site extends Live {
  readonly social: readonly SocialLink[];
}

/** The parsed answer of GET /site as the upstream gives it, for the handler that mirrors it. */
export const readSiteAnswer = publicReader({
  tag: 'site',
  path: '/site',
  answer: siteAnswerSchema,
  revalidateS: 30,
  unavailable: { status: false, data: {} },
});

/** The live state and links; throws `UpstreamError` where it was never known. */
export const getSite = cache(async (): Promise<Site> => {
  const { data } = await readSiteAnswer();
  return {
    ...toLive(data),
    social: socialNetworks.flatMap((network) => {
      const url = safeUrl(data.social?.[network]);
      return url ? [{ network, url }] : [];
    }),
  };
});
