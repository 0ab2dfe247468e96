import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { NewsCard } from '@/lib/data/news';
import { pathTo } from '@/lib/paths';

interface SponsorLineProps {
  readonly sponsor: NonNullable<NewsCard['sponsor']>;
}

/** The sponsor an article is about, and the way to its page. */
export function SponsorLine({ sponsor: { slug, name } }: SponsorLineProps) {
  const t = useTranslations('news');
  return (
    <p className="rounded-card border border-line bg-surface px-5 py-4 text-sm text-text-2">
      {t.rich('aboutSponsor', {
        name,
        link: (text) => (
          <SoftLink
            href={pathTo('sponsor', slug)}
            className="font-semibold text-text underline decoration-line-strong underline-offset-4 hover:decoration-text"
          >
            {text}
          </SoftLink>
        ),
      })}
    </p>
  );
}
