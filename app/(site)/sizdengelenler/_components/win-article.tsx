import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Person } from '@/components/ui/person';
import { ReactionTexts } from '@/components/wins/reaction-texts';
import { Reactions } from '@/components/wins/reactions';
import { ReplayLink } from '@/components/wins/replay-link';
import { WinFacts } from '@/components/wins/win-facts';
import { WinPicture } from '@/components/wins/win-picture';
import type { Win } from '@/lib/data/win-view';
import { formatX } from '@/lib/format/multiplier';

interface WinArticleProps {
  readonly win: Win;
}

/** A win by itself: the screen, how many times the bet, what the viewer wrote, and every number of it. */
export function WinArticle({ win }: WinArticleProps) {
  const t = useTranslations('wins');
  return (
    <article className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-10">
      <div className="overflow-hidden self-start rounded-panel border border-line">
        <WinPicture win={win} isFirst sizes="(width >= 64rem) 58vw, 100vw" />
      </div>
      <div className="space-y-6">
        <header>
          {win.isFeatured ? <Badge tone="green">{t('featured')}</Badge> : null}
          <h1 className="mt-2 font-display text-3xl font-bold tracking-tight sm:text-4xl">
            {win.game.name}{' '}
            <span className="block text-5xl text-green tabular-nums sm:text-6xl">{formatX(win.x)}</span>
          </h1>
          {win.user ? (
            <p className="mt-4 flex items-center gap-2 text-text-2">
              <span className="sr-only">{t('by')}: </span>
              <Person user={win.user} />
            </p>
          ) : null}
        </header>
        {win.content ? (
          <blockquote
            aria-label={t('remark')}
            className="border-l-2 border-line-strong pl-4 leading-relaxed break-words text-text-2"
          >
            {win.content}
          </blockquote>
        ) : null}
        {win.reactions ? (
          <ReactionTexts>
            <Reactions id={win.id} counts={win.reactions} />
          </ReactionTexts>
        ) : null}
        <WinFacts win={win} />
        {win.replay ? <ReplayLink replay={win.replay} /> : null}
        <p className="text-sm leading-relaxed text-text-3">{t('fine')}</p>
      </div>
    </article>
  );
}
