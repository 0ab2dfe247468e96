import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/format/dates';
import { type BoardName, boardPath, pastBoardPath } from '@/lib/format/leader-paths';
import { routes } from '@/lib/routes';

/** What a board says about itself. */
export async function describeBoard({ metric, period }: BoardName) {
  const t = await getTranslations();
  const name = t('leaders.boardName', {
    metric: t(`leaders.metrics.${metric}.tab`),
    period: t(`leaders.periodNames.${period}`),
  });
  const path = boardPath({ metric, period });
  return {
    title: `${name} · ${t('pages.leaders.title')}`,
    name,
    description: t(`leaders.metrics.${metric}.text`),
    path,
    // The area's own page is the first step already.
    crumbs: path === routes.leaders.path ? [] : [{ name, path }],
  };
}

/** The same for the list of a board's past, or for one week or month of it by its first day. */
export async function describePast(board: BoardName, start?: string) {
  const t = await getTranslations('leaders');
  const { name, description, crumbs } = await describeBoard(board);
  const past = t('pastOf', { board: name });
  const day = start === undefined ? null : formatDay(start);
  return {
    title: day ? t('pastFrom', { board: name, day }) : past,
    description: day ? t('pastFromText', { day }) : description,
    path: pastBoardPath(board, start),
    crumbs: [
      ...crumbs,
      { name: past, path: pastBoardPath(board) },
      ...(day && start ? [{ name: day, path: pastBoardPath(board, start) }] : []),
    ],
  };
}
