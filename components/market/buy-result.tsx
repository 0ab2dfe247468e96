'use client';

import { useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { Spinner } from '@/components/ui/spinner';
import type { OrderDetailWire, OrderWire } from '@/contract/market-orders';
import { sendJson } from '@/lib/browser/send-json';
import { callTo } from '@/lib/calls';
import { infoPagePath } from '@/lib/routes';

interface BuyResultProps {
  readonly order: OrderWire;
  /** How long delivery takes at most, in words. */
  readonly delivery: string | null;
  readonly onClose: () => void;
}

/** What became of an order: its code, its tickets, or when it will be there. */
export function BuyResult({ order, delivery, onClose }: BuyResultProps) {
  const t = useTranslations('marketBuy');
  const { has_code, tickets, id, item } = order;
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-start gap-3 leading-relaxed text-text-2">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-green/50 bg-green/10 text-green">
          <Icon name="check" size={18} />
        </span>
        <span className="pt-0.5">
          {has_code ? t('codeText', { title: item.title }) : null}
          {tickets
            ? t('ticketText', {
                from: tickets.from,
                to: tickets.to,
                raffle: tickets.raffle_title ?? t('openRaffle'),
              })
            : null}
          {!has_code && !tickets
            ? t('waitingText', { title: item.title, time: delivery ?? t('soon') })
            : null}
        </span>
      </p>
      {has_code ? <Code id={id} title={item.title} /> : null}
      <div className="flex flex-wrap gap-3">
        <SoftLink href={infoPagePath('siparisler')} className={buttonClass('secondary')}>
          {t('orders')}
        </SoftLink>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

function Code({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useTranslations('marketBuy');
  const { data, error } = useSWR(['code', id], () => fetchCode(id), { revalidateOnFocus: false });
  if (data) return <CopyText text={data} label={t('code', { title })} />;
  return (
    <p className="flex min-h-12 items-center text-sm text-text-2">{error ? t('codeLater') : <Spinner />}</p>
  );
}

/** The code is no part of the order's answer, which is kept; it is asked for by itself. */
async function fetchCode(id: string): Promise<string> {
  const sent = await sendJson<{ readonly data: OrderDetailWire }>('GET', callTo('ownOrder', id));
  if (sent.ok && sent.data.data.code) return sent.data.data.code;
  throw new Error('no code');
}
