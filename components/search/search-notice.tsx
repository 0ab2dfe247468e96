import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { SearchOutcome } from '@/lib/data/search';
import { longestQuestion } from '@/lib/format/search-question';
import { routes } from '@/lib/routes';
import { SearchDrawing } from './search-drawing';

interface SearchNoticeProps {
  /** Why there is nothing to show; `start` before anything was asked. */
  readonly reason: 'start' | 'none' | Exclude<SearchOutcome['kind'], 'found'>;
  readonly question: string;
  /** Seconds until the next search is taken. */
  readonly waitS?: number;
}

/** What stands where there are no results: what it is and what helps. */
export function SearchNotice({ reason, question, waitS = 0 }: SearchNoticeProps) {
  const t = useTranslations('search');
  const values = { q: question, count: waitS, most: longestQuestion };
  return (
    <div role="status">
      <EmptyState
        picture={<SearchDrawing />}
        title={t(`${reason}Title`, values)}
        text={t(`${reason}Text`, values)}
        action={<ButtonLink href={routes.sponsors.path}>{t('sponsorsLink')}</ButtonLink>}
      />
    </div>
  );
}
