import { getTranslations } from 'next-intl/server';
import { getFrame } from '@/lib/data/frame';
import { listShows } from '@/lib/data/schedule';
import { formatDateTime } from '@/lib/format/dates';
import { offlinePage } from '@/lib/offline/offline-page';
import { readShareLook } from '@/lib/share/read-share-look';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Of what comes: whoever reads it a day later still finds one to come. */
const most = 3;

/** GET /cevrimdisi: what the service worker keeps and shows without a connection, with the shows that come next. */
export async function GET(): Promise<Response> {
  const [t, shows, look, { areasOff }] = await Promise.all([
    getTranslations('offline'),
    listShows(),
    readShareLook(),
    getFrame(),
  ]);
  const coming = areasOff.includes('stream') ? [] : shows.filter(({ is_cancelled }) => !is_cancelled);
  const { html, policy } = offlinePage({
    look,
    shows: coming.slice(0, most).map(({ title, starts_at }) => ({
      ...{ title, when: formatDateTime(starts_at) ?? '', startsAt: starts_at },
    })),
    texts: {
      ...{ title: t('title'), text: t('text'), shows: t('shows'), none: t('none'), retry: t('retry') },
      desk: t('desk'),
      asOf: t('asOf', { time: formatDateTime(new Date().toISOString()) ?? '' }),
    },
  });
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    },
  });
}
