import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { LineRow } from './line-row';
import { useLineMoves } from './use-line-moves';

interface LineListProps {
  readonly stream: StreamDesk;
  readonly isOver: boolean;
}

/** All lines in the order they are opened: dragged by the grip or moved with its arrow keys, mended where a name is pressed. */
export function LineList({ stream, isOver }: LineListProps) {
  const t = useTranslations('desk.stream.own.list');
  const [opened, setOpened] = useState<string | null>(null);
  const moves = useLineMoves(stream);
  const { desk, waiting } = stream;
  const unsent = new Set(
    waiting.map(({ step }) => (step.kind === 'add' ? step.line.key : step.kind === 'fields' ? '' : step.key)),
  );
  return (
    <section aria-labelledby="lines" className="min-w-0">
      <h2 id="lines" className="stream-list-head">
        {t('title')}
      </h2>
      {desk.lines.length === 0 ? <p className="text-sm text-text-3">{t('none')}</p> : null}
      <ol ref={moves.list} className="desk-rows">
        {desk.lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            place={at + 1}
            stream={stream}
            isUnsent={unsent.has(line.key)}
            isOpen={!isOver && opened === line.key}
            onOpen={isOver ? null : () => setOpened(opened === line.key ? null : line.key)}
            moves={isOver ? null : moves}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moves.told}
      </p>
    </section>
  );
}
