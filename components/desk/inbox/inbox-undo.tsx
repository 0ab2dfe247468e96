'use client'; // It goes away by itself.

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { InboxAction, InboxRef } from '@/contract/desk-inbox';

/** A decision that can still be taken back: on one or on several. */
export interface LastDecision {
  readonly items: readonly InboxRef[];
  readonly action: InboxAction;
  /** What it was on. */
  readonly name: string;
}

/** The same as a page finds it: for so many seconds more. */
export interface HeldDecision extends LastDecision {
  readonly seconds: number;
}

interface InboxUndoProps {
  readonly last: HeldDecision;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** What was decided last, and the way to take it back while it has no effect. Another decision is another one of these (`key`). */
export function InboxUndo({ last, isBusy, onUndo, onOver }: InboxUndoProps) {
  const t = useTranslations('desk.inbox');
  const over = useEffectEvent(onOver);
  const { seconds } = last;
  useEffect(() => {
    const timer = setTimeout(() => over(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <p role="status" className="inbox-undo">
      <span className="min-w-0 flex-1 truncate">
        {t(`marks.${last.action}`)}:{' '}
        {last.items.length > 1 ? t('bulk.chosen', { count: last.items.length }) : last.name}
      </span>
      <Button disabled={isBusy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </p>
  );
}
