import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Article, NewsLink } from '@/lib/data/news';

interface NeighboursProps {
  readonly article: Pick<Article, 'older' | 'newer'>;
}

/** The articles before and after this one in time. */
export function Neighbours({ article: { older, newer } }: NeighboursProps) {
  const t = useTranslations('news');
  if (!older && !newer) return null;
  return (
    <nav aria-label={t('neighbours')} className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {older ? <Neighbour link={older} name={t('older')} /> : <span />}
      {newer ? <Neighbour link={newer} name={t('newer')} isEnd /> : null}
    </nav>
  );
}

interface NeighbourProps {
  readonly link: NewsLink;
  readonly name: string;
  readonly isEnd?: boolean;
}

function Neighbour({ link: { path, title }, name, isEnd = false }: NeighbourProps) {
  return (
    <SoftLink
      href={path}
      className={`group/near block rounded-card border border-line px-5 py-4 transition-colors hover:border-line-strong ${isEnd ? 'sm:text-right' : ''}`}
    >
      <span className="text-xs text-text-3">{name}</span>
      <span className="mt-1 block leading-snug font-semibold underline-offset-4 group-hover/near:underline">
        {title}
      </span>
    </SoftLink>
  );
}
