import { Cover } from '@/components/ui/cover';
import { Shared } from '@/components/ui/shared';
import { SoftLink } from '@/components/ui/soft-link';
import type { NewsCard } from '@/lib/data/news';
import { NewsMeta } from './news-meta';

interface NewsStoryProps {
  readonly card: NewsCard;
  /** The first one of a list: large, its cover beside it on a desktop. */
  readonly isLead?: boolean;
}

/** An article in a list; all of it leads there, its headline is the link that is read out. On a phone a row: its cover beside its headline. */
export function NewsStory({ card, isLead = false }: NewsStoryProps) {
  return (
    <article
      className={`group/story relative h-full overflow-hidden rounded-panel border border-line bg-surface transition-colors hover:border-line-strong ${isLead ? 'flex flex-col lg:grid lg:grid-cols-[3fr_2fr]' : 'max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:flex sm:flex-col'}`}
    >
      <Shared of={card.path} as="picture">
        <Cover
          src={card.coverUrl}
          alt=""
          isFirst={isLead}
          sizes={
            isLead ? '(width >= 64rem) 56rem, 100vw' : '(width >= 80rem) 26rem, (width >= 40rem) 50vw, 11rem'
          }
          className={isLead ? 'lg:h-full' : 'max-sm:h-full'}
        />
      </Shared>
      <div
        className={`flex flex-1 flex-col p-5 ${isLead ? 'gap-2.5 lg:justify-center lg:gap-4 lg:p-10' : 'gap-1.5 max-sm:px-4 max-sm:py-3.5 sm:gap-2.5'}`}
      >
        <NewsMeta card={card} />
        <h2
          className={`font-display leading-snug font-semibold ${isLead ? 'text-xl lg:text-3xl' : 'sm:text-lg'}`}
        >
          <SoftLink
            href={card.path}
            className="underline-offset-4 group-hover/story:underline after:absolute after:inset-0 after:rounded-panel"
          >
            {card.title}
          </SoftLink>
        </h2>
        {card.summary ? (
          <p className={`leading-relaxed text-text-2 ${isLead ? '' : 'line-clamp-3 text-sm max-sm:hidden'}`}>
            {card.summary}
          </p>
        ) : null}
      </div>
    </article>
  );
}
