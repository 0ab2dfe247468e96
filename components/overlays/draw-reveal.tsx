'use client'; // Whether it was drawn a moment ago is known in the browser alone.

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OverlayDraw } from '@/lib/data/overlay-view';
import { formatCoins } from '@/lib/format/money';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

/** How long after the drawing its result stands on the stream; milliseconds. */
const freshMs = 30 * 60_000;

/** Who has the prizes of the draw that was just drawn, the first place last; empty before and half an hour later. */
export function DrawReveal({ data: draw, isSample }: WidgetProps<OverlayDraw | null>) {
  const t = useTranslations('overlays');
  const [fresh, setFresh] = useState<string | null>(null);
  const [slug, at] = [draw?.slug ?? null, draw?.at ?? ''];
  useEffect(() => {
    const left = Date.parse(at) + freshMs - Date.now();
    setFresh(left > 0 ? slug : null);
    const timer = setTimeout(() => setFresh(null), Math.min(freshMs, Math.max(0, left)));
    return () => clearTimeout(timer);
  }, [slug, at]);
  if (draw === null || !(isSample || fresh === draw.slug)) return null;
  return (
    <Card key={draw.slug} className="ov-in" title={draw.title} note={t('drawn')}>
      <ol className="ov-rows ov-winners">
        {draw.winners.map(({ place, name, avatarUrl, ticket, prize }, index) => (
          <li key={ticket} className="ov-row" data-first={index === 0 || undefined}>
            <span className="ov-place">{place}</span>
            <img className="ov-person" src={avatarUrl} alt="" />
            <span className="ov-name">
              <b>{name}</b>
              <small>{prize}</small>
            </span>
            <span className="ov-value">
              <b>{t('ticket', { number: formatCoins(ticket) })}</b>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
