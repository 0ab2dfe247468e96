'use client';

import { useTranslations } from 'next-intl';
import { useLive } from '@/lib/browser/use-live';
import type { Live } from '@/lib/format/live';

interface LiveBadgeProps {
  readonly initial: Live;
}

/** Shown only while the streamer is live; leads to Kick, or to YouTube where there is no Kick address. */
export function LiveBadge({ initial }: LiveBadgeProps) {
  const t = useTranslations('nav');
  const { isLive, stream } = useLive(initial);
  const href = stream.kickLink ?? stream.youtubeLink;
  if (!isLive || !href) return null;
  const place = stream.kickLink ? 'Kick' : 'YouTube';
  return (
    <a
      data-live
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('liveLabel', { place })}
      className="group/live flex h-11 items-center"
    >
      <span className="flex h-8 items-center gap-2 rounded-full border border-red/40 bg-red/10 px-3 text-xs font-bold text-red transition-colors group-hover/live:bg-red/20">
        <span aria-hidden="true" className="relative grid size-2 place-items-center">
          <span className="absolute size-2 animate-breathe rounded-full bg-red [box-shadow:0_0_10px_3px_var(--color-red)]" />
          <span className="size-2 rounded-full bg-red" />
        </span>
        <span className="max-[30rem]:sr-only">{t('live')}</span>
      </span>
    </a>
  );
}
