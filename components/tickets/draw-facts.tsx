import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callTo } from '@/lib/calls';
import type { RaffleDetail } from '@/lib/data/raffle-view';
import { DrawCheck } from './draw-check';
import { useDrawCheckTexts } from './draw-check-texts';

interface DrawFactsProps {
  readonly raffle: Pick<RaffleDetail, 'slug' | 'draw'>;
}

/** What makes a draw checkable: the promise made before, the frozen list, the seeds, and all of it to take along. */
export function DrawFacts({ raffle: { slug, draw } }: DrawFactsProps) {
  const t = useTranslations('raffles.proof');
  const texts = useDrawCheckTexts();
  const facts = [
    ['commitment', draw.commitment],
    ['root', draw.root],
    ['serverSeed', draw.server_seed],
    ['seed', draw.seed],
  ] as const;
  return (
    <section aria-labelledby="draw-facts" className="rounded-panel border border-line bg-surface p-5 sm:p-7">
      <h2 id="draw-facts" className="font-display text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-3xl text-sm leading-relaxed text-text-2">{t('text')}</p>
      <p className="mt-2 max-w-3xl text-sm leading-relaxed text-text-3">{t('limit')}</p>
      <dl className="mt-5 space-y-4 text-sm">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt className="text-text-3">{t(key)}</dt>
            <dd className="mt-0.5 font-mono text-xs leading-relaxed break-all text-text-2">
              {value ?? t(`${key}Later`)}
            </dd>
          </div>
        ))}
      </dl>
      {draw.server_seed ? (
        <DrawCheck
          slug={slug}
          published={{ commitment: draw.commitment, root: draw.root ?? null }}
          texts={texts}
        >
          <a href={callTo('drawProof', slug)} download={`${slug}.json`} className={buttonClass()}>
            <Icon name="download" size={18} />
            {t('download')}
          </a>
        </DrawCheck>
      ) : null}
    </section>
  );
}
