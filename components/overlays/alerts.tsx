'use client'; // What is new is known in the browser alone.

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { OverlayAlert } from '@/lib/data/overlay-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

/** How long one stands there; milliseconds. The next one follows at once. */
const shownMs = 8_000;

/** Wins and draws that happen while the page is open, one after the other, the oldest first; nothing waits to be seen while nobody sees the page. */
export function Alerts({ data: alerts, isPaused, isSample }: WidgetProps<readonly OverlayAlert[]>) {
  const seen = useRef(new Set(alerts.map(({ id }) => id)));
  const [shown, setShown] = useState<OverlayAlert | null>(null);
  useEffect(() => {
    const next = alerts.findLast(({ id }) => !seen.current.has(id));
    if (isPaused || shown || next === undefined) return;
    seen.current.add(next.id);
    setShown(next);
  }, [alerts, shown, isPaused]);
  useEffect(() => {
    const timer = shown && !isPaused ? setTimeout(() => setShown(null), shownMs) : undefined;
    return () => clearTimeout(timer);
  }, [shown, isPaused]);
  const alert = shown ?? (isSample ? alerts[0] : null);
  return alert ? <Alert key={alert.id} alert={alert} /> : null;
}

function Alert({ alert }: { readonly alert: OverlayAlert }) {
  const t = useTranslations('overlays');
  const name = alert.name ?? t('somebody');
  return (
    <Card className="ov-alert ov-one">
      <div className="ov-about">
        <p className="ov-kicker">{t(alert.kind === 'win' ? 'newWin' : 'newDraw')}</p>
        <h1>{name}</h1>
        <p>{alert.kind === 'win' ? alert.game : alert.title}</p>
      </div>
      {alert.kind === 'win' ? (
        <p className="ov-side" data-won>
          <b>{formatX(alert.x)}</b>
          <small>{formatAmount(alert.win, alert.currency)}</small>
        </p>
      ) : null}
    </Card>
  );
}
