import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { OverlayStage } from '@/components/overlays/overlay-stage';
import { MoreMessages } from '@/components/ui/more-messages';
import { findOverlay } from '@/lib/data/overlays';
import { parseChoices, parseLook } from '@/lib/format/overlay-look';
import { findOverlayKey, overlayName, parseOverlayName } from '@/lib/format/overlay-widgets';
import { isUpstreamError } from '@/lib/upstream/error';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false } };
export const viewport: Viewport = { colorScheme: 'normal' };

/** GET /katman/…: a widget for a streaming program, without the site's frame. Empty (404) without a good link; while nobody can say it asks on. */
export default async function OverlayPage({ params, searchParams }: PageProps<'/katman/[token]/[widget]'>) {
  const [{ token, widget }, said, { overlays }] = await Promise.all([params, searchParams, getMessages()]);
  const key = findOverlayKey(widget);
  const asked = key && parseOverlayName(overlayName(key, token));
  if (!asked) notFound();
  const shown = await orUnknown(findOverlay(overlayName(asked.key, token)));
  if (shown === null) notFound();
  return (
    <MoreMessages messages={{ overlays }}>
      <main className="ov-page">
        <OverlayStage
          widget={asked.key}
          token={token}
          shown={shown === 'unknown' ? null : shown}
          look={parseLook(said)}
          choices={parseChoices(asked.key, said)}
        />
      </main>
    </MoreMessages>
  );
}

/** What is on the air shows no error page, whatever becomes of the upstream. */
async function orUnknown<T>(reading: Promise<T>): Promise<T | 'unknown'> {
  try {
    return await reading;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return 'unknown';
  }
}
