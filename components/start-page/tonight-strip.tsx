import { useTranslations } from 'next-intl';
import type { Tonight } from '@/lib/data/tonight';
import { DrawPart } from './draw-part';
import { LivePart } from './live-part';
import { ShowPart } from './show-part';
import { WinPart } from './win-part';

interface TonightStripProps {
  readonly tonight: Tonight;
}

/** What goes on: the stream or the next show, the next draw, the best win. A part that is not known is not there, nor the strip without any. */
export function TonightStrip({ tonight: { live, show, draw, win } }: TonightStripProps) {
  const t = useTranslations('startPage');
  if (!live && !show && !draw && !win) return null;
  return (
    <section aria-label={t('tonight')} className="tonight">
      {live ? <LivePart live={live} show={show} /> : null}
      {!live && show ? <ShowPart show={show} /> : null}
      {draw ? <DrawPart draw={draw} /> : null}
      {win ? <WinPart win={win} /> : null}
    </section>
  );
}
