import { useTranslations } from 'next-intl';
import { DatedHead } from '@/components/ui/dated-head';
import { Shared } from '@/components/ui/shared';
import { SoftLink } from '@/components/ui/soft-link';
import type { Hunt } from '@/lib/data/hunt-view';
import { toHost } from '@/lib/format/host';
import { pathTo } from '@/lib/paths';
import { HuntState } from './hunt-state';

interface HuntHeadProps {
  readonly hunt: Hunt;
  /** `h2` where the page has a title of its own; its name leads to the hunt then. */
  readonly level: 'h1' | 'h2';
}

/** What a hunt is called, where it stands, whose games it is played at. */
export function HuntHead({ hunt: { slug, title, state, sponsor, started_at }, level }: HuntHeadProps) {
  const t = useTranslations('bonusHunts');
  const path = pathTo('hunt', slug);
  return (
    <DatedHead
      badge={<HuntState state={state} />}
      began={t('startedAt')}
      since={started_at}
      host={toHost(sponsor)}
    >
      <Shared of={path} as="title">
        {level === 'h1' ? (
          <h1 className="w-fit font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        ) : (
          <h2 className="w-fit font-display text-2xl font-bold tracking-tight">
            <SoftLink href={path} className="underline-offset-4 hover:underline">
              {title}
            </SoftLink>
          </h2>
        )}
      </Shared>
    </DatedHead>
  );
}
