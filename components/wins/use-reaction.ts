'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ReactionCounts, WinReactionName, WinReactionWire } from '@/contract/win-reactions';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import { keepOwn, useOwn } from '@/lib/browser/use-own';
import { readReaction } from '@/lib/browser/win-reactions';
import { callTo } from '@/lib/calls';
import { movedReaction, type ReactionState } from './moved-reaction';

/**
 * How a win stands for the viewer, and `press`, which gives a reaction, changes it or, pressed again, takes it back. What is shown moves
 * at once and is what the answer says afterwards; after a refusal it is what it was, and a toast says why. One write at a time.
 */
export function useReaction(id: string, counts: ReactionCounts) {
  const t = useTranslations();
  const path = callTo('winReaction', id);
  const viewer = useOwn<WinReactionWire>(path, () => readReaction(id));
  const [hoped, setHoped] = useState<ReactionState | null>(null);
  const isSending = useRef(false);
  const known = viewer.who === 'member' ? viewer.own : null;
  const standing: ReactionState = hoped ?? known ?? { own: null, counts };

  const press = async (name: WinReactionName) => {
    if (isSending.current) return;
    isSending.current = true;
    const reaction = standing.own === name ? null : name;
    setHoped(movedReaction(standing, reaction));
    const sent = await sendJson<{ readonly data: WinReactionWire }>('POST', path, { reaction });
    if (sent.ok) await keepOwn(path, sent.data.data);
    else showToast('error', errorTexts(sent.error, t)[0] ?? '');
    setHoped(null);
    isSending.current = false;
  };
  return { who: viewer.who, standing, press };
}
