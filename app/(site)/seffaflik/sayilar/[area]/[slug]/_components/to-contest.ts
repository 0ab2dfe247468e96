import { getTranslations } from 'next-intl/server';
import { frozenBoardParamsSchema } from '@/contract/leaders';
import type { NumberOriginsWire } from '@/contract/number-origins';
import { boardText } from '@/lib/format/board-text';
import { boardPath } from '@/lib/format/leader-paths';
import { pathTo } from '@/lib/paths';
import type { RouteKey } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/json-ld';

interface Contest {
  readonly route: RouteKey;
  readonly title: string;
  readonly crumb: Crumb;
}

const contests = {
  wager_event: { route: 'wagerEvents', page: 'wagerEvent' },
  tournament: { route: 'tournaments', page: 'tournament' },
  hunt: { route: 'bonusHunts', page: 'hunt' },
} as const;

/** The contest whose numbers these are: its area, what it is called and its page. */
export async function toContest({ area, slug, title }: NumberOriginsWire): Promise<Contest> {
  if (area === 'board') return toBoard(slug);
  const { route, page } = contests[area];
  const name = title ?? slug;
  return { route, title: name, crumb: { name, path: pathTo(page, slug) } };
}

/** A board has no title: it is called by what it ranks, and when; before it is over its page is the board of today. */
async function toBoard(slug: string): Promise<Contest> {
  const t = await getTranslations('leaders');
  const [, metric, period, start] = /^([a-z]+)-(week|month)-(\d{4}-\d{2}-\d{2})$/.exec(slug) ?? [];
  const board = frozenBoardParamsSchema.parse({ metric, period, start });
  const name = boardText(board, t);
  return {
    route: 'leaders',
    title: name,
    crumb: { name, path: boardPath(board) },
  };
}
