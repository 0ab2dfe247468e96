'use client'; // Tickets are turned over one at a time, by press or in time.

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isAwaitedDraw } from '@/lib/browser/use-awaited-draw';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { type DrawnStub, DrawStage } from './draw-stage';

/** What the stage says; given by the page, so that no other page carries it. */
export interface DrawNightTexts {
  readonly title: string;
  readonly text: string;
  readonly play: string;
  readonly next: string;
  readonly all: string;
  readonly covered: string;
}

interface DrawNightProps {
  readonly slug: string;
  /** The winners in the order they were drawn. */
  readonly drawn: readonly DrawnStub[];
  readonly texts: DrawNightTexts;
  /** The results: all of them are there from the beginning; while the stage plays they keep their room unseen. */
  readonly children: ReactNode;
}

/** From one ticket to the next, for who only watches. */
const turnMs = 2400;

/**
 * The night of a draw, played again: its tickets turn over one at a time in the order they were drawn. It begins by press, or by itself where
 * the page was open when the draw came; without a script and under reduced motion the results stand there at once.
 */
export function DrawNight({ slug, drawn, texts, children }: DrawNightProps) {
  const [turned, setTurned] = useState<number | null>(() => (isAwaitedDraw(slug) && !isCalm() ? 0 : null));
  const isReady = useHydrated();
  const isPlaying = turned !== null && turned < drawn.length;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setTurned((turned ?? 0) + 1), turnMs);
    return () => clearTimeout(timer);
  }, [isPlaying, turned]);
  return (
    <>
      <section aria-labelledby="draw-night" className="draw-night needs-script motion-reduce:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 id="draw-night" className="font-display text-xl font-semibold">
              {texts.title}
            </h2>
            <p className="mt-1 text-sm text-text-2">{texts.text}</p>
          </div>
          {isPlaying ? (
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => setTurned((turned ?? 0) + 1)}>
                {texts.next}
              </Button>
              <Button onClick={() => setTurned(drawn.length)}>{texts.all}</Button>
            </div>
          ) : (
            <Button disabled={!isReady} onClick={() => setTurned(0)}>
              {texts.play}
            </Button>
          )}
        </div>
        {turned === null ? null : <DrawStage drawn={drawn} turned={turned} covered={texts.covered} />}
      </section>
      <div className={isPlaying ? 'invisible' : ''}>{children}</div>
    </>
  );
}

function isCalm(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
