import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { getLook } from '@/lib/data/frame';
import { brandBackground } from '@/lib/seo/brand';

/** GET /manifest.webmanifest: name, colours and icons of the installed site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, { colours, icon }] = await Promise.all([getTranslations('site'), getLook()]);
  const background = colours.bg ?? brandBackground;
  return {
    name: `${t('name')} · ${t('tagline')}`,
    short_name: t('name'),
    description: t('description'),
    lang: 'tr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icon ? [{ src: icon, sizes: 'any' }] : ownIcons,
  };
}

/** The coin in the sizes that installed sites ask for. */
const ownIcons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] satisfies MetadataRoute.Manifest['icons'];
