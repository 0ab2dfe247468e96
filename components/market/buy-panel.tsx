import { getMessages, getTranslations } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { MarketDetail } from '@/lib/data/market';
import { BuyButton } from './buy-button';
import { durationText } from './duration-text';

interface BuyPanelProps {
  readonly item: MarketDetail;
}

/** The way to have an item: one button, the same size for everybody; what it does depends on who looks. */
export async function BuyPanel({ item }: BuyPanelProps) {
  const t = await getTranslations('market');
  const { marketBuy } = await getMessages();
  const { slug, title, type, price, state, sponsor, deliveryH, requirements } = item;
  return (
    <MoreMessages messages={{ marketBuy }}>
      <BuyButton
        item={{
          slug,
          title,
          type,
          price,
          isAvailable: state === 'active',
          sponsor: sponsor?.name ?? null,
          isLinked: requirements.sponsor_linked ?? false,
          delivery: deliveryH === null ? null : durationText(deliveryH, t),
        }}
      />
    </MoreMessages>
  );
}
