import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Cover } from '@/components/ui/cover';
import { Shared } from '@/components/ui/shared';
import { SoftLink } from '@/components/ui/soft-link';
import type { MarketItem } from '@/lib/data/market';
import { formatDateTime } from '@/lib/format/dates';
import { StockLine } from './stock-line';

interface MarketCardProps {
  readonly item: MarketItem;
  /** One of the first pictures of the page. */
  readonly isFirst: boolean;
}

/** An item on the shelf: the whole card leads to it. Two stand beside each other on a phone, without their summary. */
export function MarketCard({ item, isFirst }: MarketCardProps) {
  const t = useTranslations('market');
  const { path, title, type, summary, sponsor, price, imageUrl, state, visibleTo } = item;
  const kind = type && t(`types.${type}`);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-line-strong hover:border-line-strong">
      <Shared of={path} as="picture">
        <Cover
          src={imageUrl}
          alt=""
          isFirst={isFirst}
          sizes="(width >= 80rem) 26rem, 50vw"
          className={state === 'active' ? '' : 'opacity-45 saturate-50'}
        />
      </Shared>
      <div className="flex grow flex-col p-3.5 sm:p-5">
        <p className="truncate text-xs font-semibold text-text-3">
          {[kind, sponsor?.name].filter(Boolean).join(' · ')}
        </p>
        <h2 className="mt-1.5 font-display leading-snug font-semibold sm:text-lg">
          <SoftLink
            href={path}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </SoftLink>
        </h2>
        {summary ? (
          <p className="mt-1.5 text-sm leading-relaxed text-text-2 max-sm:hidden">{summary}</p>
        ) : null}
        {visibleTo ? (
          <p className="mt-3 text-xs text-text-3">
            {t('leavesAt', { time: formatDateTime(visibleTo) ?? '' })}
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-3.5 sm:pt-5">
          <Coins value={price} />
          <StockLine item={item} />
        </div>
      </div>
    </article>
  );
}
