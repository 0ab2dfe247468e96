import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { type RouteKey, routes, type UserSection, userSectionPath } from '@/lib/routes';
import { brandBackground, shareImage } from './brand';

/** What every page shares; the root layout's own metadata. Pages without metadata (404, errors) show this title. */
export async function siteMetadata(): Promise<Metadata> {
  const site = await getTranslations('site');
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: site('name'),
    title: { default: `${site('name')} · ${site('tagline')}`, template: `%s · ${site('name')}` },
    description: site('description'),
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

/** The browser's own colours, so that nothing white flashes before the first paint. */
export const siteViewport: Viewport = { themeColor: brandBackground, colorScheme: 'dark' };

/**
 * Title, description, canonical address, share cards and robots of a screen of the path table. A screen that is not
 * public is kept out of search results. The canonical address has no query: a filtered list is the same page.
 */
export async function pageMetadata(key: RouteKey): Promise<Metadata> {
  const t = await getTranslations('pages');
  const { path, access } = routes[key];
  const texts = { title: t(`${key}.title`), description: t(`${key}.description`) };
  return describePage({ ...texts, path, indexed: access === 'public' });
}

/** The same for a section of the user area, which is never indexed. */
export async function sectionMetadata(section: UserSection): Promise<Metadata> {
  const t = await getTranslations('userSections');
  const texts = { title: t(`${section}.title`), description: t(`${section}.description`) };
  return describePage({ ...texts, path: userSectionPath(section), indexed: false });
}

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly indexed: boolean;
}

async function describePage({ title, description, path, indexed }: PageFacts): Promise<Metadata> {
  const site = await getTranslations('site');
  const seo = await getTranslations('seo');
  const shown = `${title} · ${site('name')}`;
  const image = { ...shareImage, alt: seo('shareImageAlt') };
  return {
    title: { absolute: shown },
    description,
    alternates: { canonical: path },
    robots: { index: indexed, follow: indexed },
    openGraph: {
      type: 'website',
      locale: 'tr_TR',
      siteName: site('name'),
      title: shown,
      description,
      url: path,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: shown, description, images: [image] },
  };
}
