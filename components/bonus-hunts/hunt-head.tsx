import { useTranslations } from 'next-intl';
import { Mark } from '@/components/ui/mark';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Hunt } from '@/lib/data/hunt-view';
import { routes } from '@/lib/routes';
import { HuntState } from './hunt-state';

interface HuntHeadProps {
  readonly hunt: Hunt;
  /** `h2` where the page has a title of its own; its name leads to the hunt then. */
  readonly level: 'h1' | 'h2';
}

/** What a hunt is called, where it stands, whose games it is played at. */
export function HuntHead({ hunt: { slug, title, state, sponsor, started_at }, level }: HuntHeadProps) {
  const t = useTranslations('bonusHunts');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-3 text-sm text-text-3">
          <HuntState state={state} />
          <span>
            {t('startedAt')} <RelativeTime iso={started_at} />
          </span>
        </div>
        {level === 'h1' ? (
          <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        ) : (
          <h2 className="font-display text-2xl font-bold tracking-tight">
            <SoftLink
              href={`${routes.bonusHunts.path}/${slug}`}
              className="underline-offset-4 hover:underline"
            >
              {title}
            </SoftLink>
          </h2>
        )}
      </div>
      {sponsor?.slug ? (
        <SoftLink
          href={`${routes.sponsors.path}/${sponsor.slug}`}
          className="flex min-h-11 items-center gap-3 text-sm font-medium text-text-2 hover:text-text"
        >
          <Mark {...sponsor} />
          {sponsor.name}
        </SoftLink>
      ) : null}
    </div>
  );
}
