import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { pathTo } from '@/lib/paths';

interface EventRulesProps {
  readonly event: Pick<WagerEventDetail, 'rulesText' | 'games'>;
}

/** The rules in words, the tie rule among them always, and the games that count. */
export function EventRules({ event: { rulesText, games } }: EventRulesProps) {
  const t = useTranslations('wagerEvents');
  return (
    <section aria-labelledby="event-rules">
      <h2 id="event-rules" className="font-display text-xl font-semibold">
        {t('rulesTitle')}
      </h2>
      <ul className="mt-4 max-w-3xl list-disc space-y-2 pl-5 leading-relaxed text-text-2 marker:text-text-3">
        <li>{t('tieRule')}</li>
        {rulesText.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {games.length === 0 ? <li>{t('allGames')}</li> : null}
      </ul>
      {games.length > 0 ? (
        <>
          <h3 className="mt-6 font-semibold">{t('games')}</h3>
          <ul className="mt-3 flex flex-wrap gap-2">
            {games.map(({ slug, name }) => (
              <li key={slug}>
                <SoftLink
                  href={pathTo('game', slug)}
                  className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-4 text-sm text-text-2 transition-colors hover:bg-surface-2 hover:text-text"
                >
                  {name}
                </SoftLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
