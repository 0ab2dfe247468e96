'use client'; // It is typed into while the stream runs.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StreamDeskWire } from '@/contract/desk-stream';
import { lineFigures } from '@/lib/browser/stream/line-figures';
import { useStreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { EndPanel } from './end-panel';
import { LineForm } from './line-form';
import { LineList } from './line-list';
import { OpeningPanel } from './opening-panel';
import { RefusedSteps } from './refused-steps';
import { StreamTotals } from './stream-totals';
import './stream.css';

interface StreamDeskProps {
  readonly initial: StreamDeskWire;
}

const modes = ['collect', 'open', 'end'] as const;
type Mode = (typeof modes)[number];

/** A hunt or a session of bonus buys as it is played: its totals always in sight, what is entered next at one side, all lines at the other. */
export function StreamDesk({ initial }: StreamDeskProps) {
  const t = useTranslations('desk.stream.own');
  const stream = useStreamDesk(initial);
  const { desk } = stream;
  const figures = lineFigures(desk);
  const [mode, setMode] = useState<Mode>(() => firstMode(initial));
  const isOver = overStates.includes(desk.state);
  return (
    <div className="grid min-w-0 gap-5">
      <StreamTotals stream={stream} figures={figures} />
      <RefusedSteps stream={stream} />
      {isOver ? <p className="text-sm text-text-2">{t('over')}</p> : null}
      <div className={isOver ? 'grid' : 'stream-sides'}>
        {isOver ? null : (
          <section aria-label={t('enter')} className="stream-enter">
            <fieldset className="stream-modes">
              <legend className="sr-only">{t('enter')}</legend>
              {modes.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === mode}
                  onClick={() => setMode(one)}
                  className="stream-mode"
                >
                  {t(`modes.${desk.kind}.${one}`)}
                </button>
              ))}
            </fieldset>
            {mode === 'collect' ? <LineForm stream={stream} /> : null}
            {mode === 'open' ? <OpeningPanel stream={stream} onCollect={() => setMode('collect')} /> : null}
            {mode === 'end' ? <EndPanel stream={stream} figures={figures} /> : null}
          </section>
        )}
        <LineList stream={stream} isOver={isOver} />
      </div>
    </div>
  );
}

const overStates = ['completed', 'settled', 'cancelled', 'finished', 'archived'];

/** Where a hunt stands says what is entered next. */
function firstMode({ kind, lines, collect_balance }: StreamDeskWire): Mode {
  if (kind === 'bonus-buys') return lines.some(({ state }) => state === 'now') ? 'open' : 'collect';
  return collect_balance === null ? 'collect' : 'open';
}
