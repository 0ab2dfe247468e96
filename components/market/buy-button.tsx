'use client'; // Whether the viewer may have it only the viewer's own browser knows.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Coin } from '@/components/ui/coin';
import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import type { MarketEligibilityWire } from '@/contract/market';
import { useOwn } from '@/lib/browser/use-own';
import { useWish } from '@/lib/browser/use-wish';
import { callTo } from '@/lib/calls';
import { formatCoins } from '@/lib/format/money';
import { loginPath } from '@/lib/format/next-path';
import { pathTo } from '@/lib/paths';
import type { Offer } from './offer';

const loadDialog = withTexts(() => import('./buy-dialog').then((module) => module.BuyDialog));
const BuyDialog = late(loadDialog);

interface BuyButtonProps {
  readonly item: Offer;
}

/** Opens the order of an item for a member who meets the checklist; a guest, and whoever has no scripts, is led to the login and back. */
export function BuyButton({ item }: BuyButtonProps) {
  const t = useTranslations('marketBuy');
  const own = useOwn<MarketEligibilityWire>(callTo('itemChecklist', item.slug));
  const [isOpen, setIsOpen] = useState(false);
  const standing = own.who === 'member' ? own.own : null;
  const isReady = standing?.checks.every(({ is_met }) => is_met) ?? false;

  useWish(toWish(item.slug), standing !== null, () => setIsOpen(isReady));

  if (own.who === 'guest' && item.isAvailable) return <GuestLink item={item} />;
  return (
    <>
      {item.isAvailable ? (
        <noscript>
          <GuestLink item={item} />
        </noscript>
      ) : null}
      <Button
        variant="primary"
        className={`min-h-12 w-full ${item.isAvailable ? 'noscript:hidden' : ''}`}
        disabled={!item.isAvailable || !isReady}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        <ButtonText price={item.price} text={t(item.isAvailable ? 'buy' : 'away')} />
      </Button>
      {/* The order stays open when it has used up the last of the checklist. */}
      {isOpen && standing ? (
        <BuyDialog item={item} standing={standing} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

const toWish = (slug: string) => `buy:${slug}`;

function GuestLink({ item: { slug, price } }: BuyButtonProps) {
  const t = useTranslations('marketBuy');
  return (
    <a
      href={loginPath(pathTo('marketItem', slug))}
      data-auth-dialog="login"
      data-wish={toWish(slug)}
      className={buttonClass('primary', 'min-h-12 w-full')}
    >
      <ButtonText price={price} text={t('loginToBuy')} />
    </a>
  );
}

function ButtonText({ price, text }: { readonly price: number; readonly text: string }) {
  return (
    <>
      {text}
      <span className="flex items-center gap-1.5 tabular-nums">
        <Coin />
        {formatCoins(price)}
      </span>
    </>
  );
}
