import { Cover } from '@/components/ui/cover';
import { SoftLink } from '@/components/ui/soft-link';
import type { NewsCard } from '@/lib/data/news';
import { NewsMeta } from './news-meta';

interface NewsStoryProps {
  readonly card: NewsCard;
  /** The first one of a list: large, its cover beside it on a desktop. */
  readonly isLead?: boolean;
}

/** An article in a list; all of it leads there, its headline is the link that is read out. */
export function NewsStory({ card, isLead = false }: NewsStoryProps) {
  return (
    <article
      className={`group/story relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-colors hover:border-line-strong ${isLead ? 'lg:grid lg:grid-cols-[3fr_2fr]' : ''}`}
    >
      <Cover
        src={card.coverUrl}
        alt=""
        isFirst={isLead}
        {...(isLead ? { sizes: '(width >= 64rem) 56rem, 100vw' } : {})}
        className={isLead ? 'lg:h-full' : ''}
      />
      <div
        className={`flex flex-1 flex-col gap-2.5 p-5 ${isLead ? 'lg:justify-center lg:gap-4 lg:p-10' : ''}`}
      >
        <NewsMeta card={card} />
        <h2
          className={`font-display leading-snug font-semibold ${isLead ? 'text-xl lg:text-3xl' : 'text-lg'}`}
        >
          <SoftLink
            href={card.path}
            className="underline-offset-4 group-hover/story:underline after:absolute after:inset-0 after:rounded-panel"
          >
            {card.title}
          </SoftLink>
        </h2>
        {card.summary ? (
          <p className={`leading-relaxed text-text-2 ${isLead ? '' : 'line-clamp-3 text-sm'}`}>
            {card.summary}
          </p>
        ) : null}
      </div>
    </article>
  );
}
