'use client'; // It asks for the reason before it cancels.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ContentSaved } from '@/contract/desk-content-writes';
import { errorTexts } from '@/lib/browser/error-texts';
import { createKeyKeeper } from '@/lib/browser/idempotency-key';
import { sendDesk } from '@/lib/browser/send-desk';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { deskCallTo } from '@/lib/desk-calls';
import { MoveForm } from '../content/move-form';

interface CancelDrawProps {
  readonly slug: string;
  readonly title: string;
}

/** Cancels a draw with a reason that its members read; one that is under way waits for a second admin. */
export function CancelDraw({ slug, title }: CancelDrawProps) {
  const t = useTranslations();
  const router = useRouter();
  const isHydrated = useHydrated();
  const keys = useRef(createKeyKeeper());
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (given: Readonly<Record<string, string>>) => {
    const body = { move: 'cancel', ...given };
    setBusy(true);
    const sent = await sendDesk<{ readonly data: ContentSaved }>(
      'POST',
      deskCallTo('deskContentMoves', 'raffles', slug),
      { body, idempotencyKey: keys.current.keyFor(body) },
    );
    setBusy(false);
    if (!sent.ok) return showErrors(errorTexts(sent.error, t));
    keys.current.forget();
    setAsked(false);
    showToast('success', t(`desk.content.done.${sent.data.data.held ? 'held' : 'cancel'}`));
    router.refresh();
  };
  return (
    <>
      <Button
        variant="quiet"
        disabled={!isHydrated}
        onClick={() => setAsked(true)}
        aria-label={`${t('desk.draws.cancel')}: ${title}`}
      >
        {t('desk.draws.cancel')}
      </Button>
      {isAsked ? (
        <MoveForm move="cancel" isBusy={isBusy} onClose={() => setAsked(false)} onSend={send} />
      ) : null}
    </>
  );
}
