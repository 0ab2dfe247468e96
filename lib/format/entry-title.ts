import type { useTranslations } from 'next-intl';
import type { ContentKind } from '@/contract/desk-content';
import { frozenBoardParamsSchema } from '@/contract/leaders';
import { boardText } from './board-text';

interface Entry {
  readonly slug: string;
  readonly title: string;
}

/** What an entry of the content desk is called: a board in words, out of the name that editors give it (`coins-week-2026-11-30`), everything else by its title. */
export function entryTitle(
  kind: ContentKind,
  { slug, title }: Entry,
  t: ReturnType<typeof useTranslations<'leaders'>>,
): string {
  if (kind !== 'leaderboard-prizes') return title;
  const [, metric, period, start] = /^(\w+)-(week|month)-(\d{4}-\d{2}-\d{2})$/.exec(slug) ?? [];
  const board = frozenBoardParamsSchema.safeParse({ metric, period, start });
  return board.success ? boardText(board.data, t) : title;
}
