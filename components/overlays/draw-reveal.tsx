'use client'; // How far its show has come is known in the browser alone.

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { OverlayDraw } from '@/lib/data/overlay-view';
import { lastShowStep, showAt, showStepAfter, showStepMs } from '@/lib/format/draw-show';
import { formatCoins } from '@/lib/format/money';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

/** How long after the drawing its result stands on the stream; milliseconds. */
const freshMs = 30 * 60_000;

/**
 * Who has the prizes of the draw that was just drawn, told one place after the other, the first place last: the ticket, then whose it is. All of it is the stored
 * result; the pace alone is made up here. Empty before, and from half an hour after the drawing.
 */
export function DrawReveal({ data: draw, isPaused, isSample }: WidgetProps<OverlayDraw | null>) {
  const isFresh = useFresh(draw);
  const [first] = useState(draw?.slug);
  if (draw === null || !(isSample || isFresh)) return null;
  // One that is drawn while the source is open begins now, whatever the clock of the computer says.
  const shownMs = draw.slug === first ? Date.now() - Date.parse(draw.at) : 0;
  return (
    <Show
      key={draw.slug}
      draw={draw}
      begin={isSample ? lastShowStep(draw.winners.length) : showStepAfter(shownMs, draw.winners.length)}
      isPaused={isPaused}
    />
  );
}

/** Whether a draw was drawn within half an hour. */
function useFresh(draw: OverlayDraw | null): boolean {
  const [fresh, setFresh] = useState<string | null>(null);
  const [slug, at] = [draw?.slug ?? null, draw?.at ?? ''];
  useEffect(() => {
    const left = Date.parse(at) + freshMs - Date.now();
    setFresh(left > 0 ? slug : null);
    const timer = setTimeout(() => setFresh(null), Math.min(freshMs, Math.max(0, left)));
    return () => clearTimeout(timer);
  }, [slug, at]);
  return draw !== null && fresh === draw.slug;
}

interface ShowProps {
  readonly draw: OverlayDraw;
  /** The step it begins at. */
  readonly begin: number;
  readonly isPaused: boolean;
}

/** A show waits while its scene is not on the air; a source that is loaded in its middle goes on there. */
function Show({ draw, begin, isPaused }: ShowProps) {
  const t = useTranslations('overlays');
  const count = draw.winners.length;
  const last = lastShowStep(count);
  const [step, setStep] = useState(begin);
  useEffect(() => {
    const isWaiting = isPaused || step >= last;
    const timer = isWaiting ? undefined : setTimeout(() => setStep(step + 1), showStepMs(step));
    return () => clearTimeout(timer);
  }, [step, last, isPaused]);
  const { told, isNamed } = showAt(step);
  const from = count - told;
  return (
    <Card className="ov-in" title={draw.title} note={t(step < last ? 'drawing' : 'drawn')}>
      {told === 0 ? <p className="ov-none">{t('drawnSoon', { count })}</p> : null}
      <ol className="ov-rows ov-winners">
        {draw.winners.slice(from).map((winner, index) => {
          const isTold = index > 0 || isNamed;
          return (
            <li key={winner.ticket} className="ov-row" data-first={from + index === 0 || undefined}>
              <span className="ov-place">{winner.place}</span>
              {isTold ? <img className="ov-person ov-new" src={winner.avatarUrl} alt="" /> : null}
              <span className="ov-name">
                {isTold ? <b className="ov-new">{winner.name}</b> : <b>{t('whose')}</b>}
                <small>{winner.prize}</small>
              </span>
              <span className="ov-value">
                <b>{t('ticket', { number: formatCoins(winner.ticket) })}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
