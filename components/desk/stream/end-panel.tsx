import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StreamEndWire } from '@/contract/desk-stream';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import type { LineFigures } from '@/lib/browser/stream/line-figures';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { deskCallTo } from '@/lib/desk-calls';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/parse-amount';
import { EndPreview } from './end-preview';
import { MoneyField } from './money-field';

interface EndPanelProps {
  readonly stream: StreamDesk;
  readonly figures: LineFigures;
}

/** The end: first what it would do, then, once that was read, the end itself. Nothing may wait to be sent. */
export function EndPanel({ stream, figures }: EndPanelProps) {
  const root = useTranslations();
  const t = useTranslations('desk.stream.own.end');
  const [shown, setShown] = useState<{ readonly end: number | null; readonly data: StreamEndWire } | null>(
    null,
  );
  const [error, setError] = useState<string | null>(null);
  const { desk, waiting } = stream;
  const isHunt = desk.kind === 'bonus-hunts';
  const look = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const end = isHunt
      ? parseAmount(String(new FormData(event.currentTarget).get('end_balance') ?? ''))
      : null;
    if (isHunt && end === null) return setError(t('noAmount'));
    const query = end === null ? '' : (`?end_balance=${end}` as const);
    const path = `${deskCallTo('deskStreamEnd', desk.kind, desk.slug)}${query}` as const;
    const sent = await sendJson<{ readonly data: StreamEndWire }>('GET', path);
    setError(sent.ok ? null : errorTexts(sent.error, root).join(' '));
    setShown(sent.ok ? { end, data: sent.data.data } : null);
  };
  if (waiting.length > 0)
    return <p className="text-sm text-text-2">{t('unsent', { count: waiting.length })}</p>;
  const isCurrent = shown !== null && shown.data.version === desk.version;
  return (
    <div className="grid gap-5">
      <form onSubmit={look} className="grid gap-4" noValidate>
        {isHunt ? (
          <MoneyField
            name="end_balance"
            label={t('balance')}
            hint={t('balanceHint')}
            error={error ?? undefined}
            defaultValue={figures.balance === null ? '' : formatMoney(figures.balance / 100)}
          />
        ) : null}
        {!isHunt && error ? <p className="text-sm text-red">{error}</p> : null}
        <Button type="submit" variant={isCurrent ? 'secondary' : 'primary'}>
          {t('look')}
        </Button>
      </form>
      {isCurrent ? <EndPreview stream={stream} end={shown.end} preview={shown.data} /> : null}
    </div>
  );
}
