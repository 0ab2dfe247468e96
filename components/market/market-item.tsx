import { useTranslations } from 'next-intl';
import { requirementPoints } from '@/components/requirements/requirement-points';
import { Coins } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { Cover } from '@/components/ui/cover';
import { Facts } from '@/components/ui/facts';
import { Shared } from '@/components/ui/shared';
import { SoftLink } from '@/components/ui/soft-link';
import type { MarketDetail } from '@/lib/data/market';
import { marketPath } from '@/lib/format/market-paths';
import { pathTo } from '@/lib/paths';
import { AvailableUntil } from './available-until';
import { BuyPanel } from './buy-panel';
import { Checklist } from './checklist';
import { durationText } from './duration-text';
import { limitPoints } from './limit-points';
import { OverPanel } from './over-panel';
import { StockLine } from './stock-line';
import { StockLog } from './stock-log';

interface MarketItemViewProps {
  readonly item: MarketDetail;
}

/** An item with everything that is public about it, and the viewer's own checklist beside it while it is sold. */
export function MarketItemView({ item }: MarketItemViewProps) {
  const t = useTranslations('market');
  const requirementTexts = useTranslations('requirements');
  const { requirements, sponsor } = item;
  const asked = { requirements, sponsor: sponsor?.name ?? '' };
  const points = [...requirementPoints(asked, requirementTexts), ...limitPoints(item, t)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-12">
      <div className="space-y-8">
        <ItemHead item={item} />
        <Shared of={item.path} as="picture">
          <Cover
            src={item.imageUrl}
            alt=""
            isFirst
            sizes="(width >= 64rem) 45rem, 100vw"
            className={`rounded-panel ${item.state === 'active' && !item.isOver ? '' : 'opacity-45 saturate-50'}`}
          />
        </Shared>
        {item.description ? (
          <p className="max-w-prose leading-relaxed text-text-2">{item.description}</p>
        ) : null}
        <div className="max-lg:hidden">
          <StockLog log={item.stockLog} />
        </div>
      </div>
      <div className="space-y-5 lg:sticky lg:top-24">
        <Facts facts={toFacts(item, t)} />
        {item.isOver ? (
          <OverPanel />
        ) : (
          <>
            <BuyPanel item={item} />
            <Checklist slug={item.slug} points={points} />
          </>
        )}
        <p className="px-1 text-xs leading-relaxed text-text-3">{t('coinNote')}</p>
        <div className="lg:hidden">
          <StockLog log={item.stockLog} />
        </div>
      </div>
    </div>
  );
}

function ItemHead({ item: { title, type, sponsor, summary } }: MarketItemViewProps) {
  const t = useTranslations('market');
  const link = 'rounded-sm underline underline-offset-4 hover:text-text';
  return (
    <header>
      <h1 className="font-display text-3xl font-bold tracking-tight text-balance sm:text-4xl">{title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-2">
        {type ? (
          <SoftLink href={marketPath(type)} className={link}>
            {t(`types.${type}`)}
          </SoftLink>
        ) : null}
        {sponsor ? (
          <SoftLink href={pathTo('sponsor', sponsor.slug)} className={link}>
            {t('bySponsor', { sponsor: sponsor.name })}
          </SoftLink>
        ) : null}
      </p>
      {summary ? <p className="mt-3 text-lg leading-relaxed text-text-2">{summary}</p> : null}
    </header>
  );
}

function toFacts(item: MarketDetail, t: ReturnType<typeof useTranslations<'market'>>) {
  const price = { name: t('facts.price'), value: <Coins key="price" value={item.price} /> };
  if (item.isOver) return [price, { name: t('facts.stock'), value: <Badge key="over">{t('left')}</Badge> }];
  const delivery =
    item.deliveryH === null
      ? []
      : [{ name: t('facts.delivery'), value: t('atMost', { time: durationText(item.deliveryH, t) }) }];
  return [
    price,
    { name: t('facts.stock'), value: <StockLine key="stock" item={item} /> },
    ...delivery,
    {
      name: t('facts.limit'),
      value: item.perUserLimit === null ? t('noLimit') : t('pieces', { count: item.perUserLimit }),
    },
    ...(item.visibleTo === null
      ? []
      : [{ name: t('facts.leaves'), value: <AvailableUntil key="leaves" until={item.visibleTo} /> }]),
  ];
}
