import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Playable } from '@/lib/data/desk-stream';
import { deskEntryPath, streamSegments } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { DeskEmpty } from '../desk-empty';
import './stream.css';

interface PlayableListProps {
  readonly playable: readonly Playable[];
}

/** What is played now: a row leads to its desk. */
export function PlayableList({ playable }: PlayableListProps) {
  const t = useTranslations('desk.stream');
  if (playable.length === 0) return <DeskEmpty title={t('none.title')} text={t('none.text')} />;
  return (
    <ul aria-label={t('list')} className="desk-rows">
      {playable.map(({ kind, slug, title, startedAt, done, count }) => (
        <li key={`${kind} ${slug}`} className="desk-row stream-playable">
          <SoftLink
            href={deskEntryPath('stream', streamSegments[kind], slug)}
            className="desk-row-title desk-row-link"
          >
            {title}
          </SoftLink>
          <span className="text-text-2 sm:w-28">{t(`kinds.${kind}`)}</span>
          <span className="text-text-2 tabular-nums sm:w-48">{t(`progress.${kind}`, { done, count })}</span>
          <span className="text-text-3 tabular-nums">{formatDateTime(startedAt)}</span>
        </li>
      ))}
    </ul>
  );
}
