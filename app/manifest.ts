import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { brandBackground } from '@/lib/seo/brand';

/** GET /manifest.webmanifest: name, colours and icons of the installed site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('site');
  return {
    name: `${t('name')} · ${t('tagline')}`,
    short_name: t('name'),
    description: t('description'),
    lang: 'tr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandBackground,
    theme_color: brandBackground,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
