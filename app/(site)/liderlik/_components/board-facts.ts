import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/format/dates';
import { type BoardName, boardPath, pastBoardPath } from '@/lib/format/leader-paths';

/** What a board says about itself. */
export async function boardFacts({ metric, period }: BoardName) {
  const t = await getTranslations();
  const name = t('leaders.boardName', {
    metric: t(`leaders.metrics.${metric}.tab`),
    period: t(`leaders.periodNames.${period}`),
  });
  return {
    name,
    title: `${name} · ${t('pages.leaders.title')}`,
    description: t(`leaders.metrics.${metric}.text`),
    path: boardPath({ metric, period }),
  };
}

/** The same for the list of a board's past, or for one week or month of it by its first day. */
export async function pastFacts(board: BoardName, start?: string) {
  const t = await getTranslations('leaders');
  const { name, description, path } = await boardFacts(board);
  const past = t('pastOf', { board: name });
  const day = start === undefined ? null : formatDay(start);
  return {
    title: day ? t('pastFrom', { board: name, day }) : past,
    description: day ? t('pastFromText', { day }) : description,
    path: pastBoardPath(board, start),
    crumbs: [
      { name, path },
      { name: past, path: pastBoardPath(board) },
      ...(day && start ? [{ name: day, path: pastBoardPath(board, start) }] : []),
    ],
  };
}
