'use client'; // The code stands in no page: it is asked for when its member wants to see it.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import type { OrderDetailWire } from '@/contract/market-orders';
import { sendJson } from '@/lib/browser/send-json';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { callTo } from '@/lib/calls';

interface RevealCodeProps {
  readonly id: string;
  readonly title: string;
}

/** Shows the code of a delivered order on demand. */
export function RevealCode({ id, title }: RevealCodeProps) {
  const t = useTranslations('ordersOwn');
  const isReady = useHydrated();
  const [code, setCode] = useState<string | null | 'busy'>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const reveal = async () => {
    setCode('busy');
    const sent = await sendJson<{ readonly data: OrderDetailWire }>('GET', callTo('ownOrder', id));
    const found = sent.ok ? (sent.data.data.code ?? null) : null;
    setCode(found);
    setHasFailed(found === null);
  };

  if (code !== null && code !== 'busy') {
    return (
      <div className="mt-4">
        <CopyText text={code} label={t('code', { title })} />
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button onClick={reveal} isBusy={code === 'busy'} disabled={!isReady}>
        {t('showCode')}
        <span className="sr-only">: {title}</span>
      </Button>
      <p role="status" className="text-sm text-text-2">
        {hasFailed ? t('noCode') : null}
      </p>
    </div>
  );
}
