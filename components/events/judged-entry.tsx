import { useTranslations } from 'next-intl';
import { PrivatePictures } from '@/components/ui/private-pictures';
import type { JudgedEntryWire } from '@/contract/event-results';
import { formatDateTime } from '@/lib/format/dates';
import { ScoreForm } from './score-form';

interface JudgedEntryProps {
  readonly slug: string;
  readonly entry: JudgedEntryWire;
}

/** An entry before the jury: whose it is, its proof, what it got so far, and the viewer's own score. */
export function JudgedEntry({ slug, entry }: JudgedEntryProps) {
  const t = useTranslations('eventJury');
  const { id, username, game_name, link, files, submitted_at, score, scores, own_score, is_own } = entry;
  return (
    <li className="grid gap-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words">
          {username}
          {game_name ? <span className="font-normal text-text-2"> · {game_name}</span> : null}
        </p>
        <p className="mt-1 text-text-3">{formatDateTime(submitted_at)}</p>
        <p className="mt-1 text-text-2 tabular-nums">{t('mean', { score, count: scores })}</p>
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="mt-2 inline-block underline underline-offset-4"
          >
            {t('proof')}
          </a>
        ) : null}
        <PrivatePictures files={files} />
      </div>
      {is_own ? (
        <p className="text-sm text-text-3">{t('own')}</p>
      ) : (
        <ScoreForm slug={slug} id={id} username={username} score={own_score} />
      )}
    </li>
  );
}
