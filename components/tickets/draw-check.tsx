'use client'; // Computed in the visitor's own browser, or it would prove nothing.

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DrawProofWire, OwnTicketsWire } from '@/contract/raffles';
import type { DrawCheck as Outcome, PublishedDraw } from '@/lib/browser/check-draw';
import { sendJson } from '@/lib/browser/send-json';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { type DrawCheckTexts, DrawOutcome } from './draw-outcome';

interface DrawCheckProps {
  readonly slug: string;
  readonly published: PublishedDraw;
  /** Given by the page, so that no other page carries them. */
  readonly texts: DrawCheckTexts;
  /** Stands beside the button and stays there while the outcome comes below both. */
  readonly children: ReactNode;
}

type State =
  | { readonly is: 'idle' | 'busy' | 'failed' | 'insecure' }
  | { readonly is: 'done'; readonly outcome: Outcome };

/** Computes the draw again on a press; the formula is loaded only then. */
export function DrawCheck({ slug, published, texts, children }: DrawCheckProps) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const { user } = useUser();
  const isReady = useHydrated();
  async function check() {
    setState({ is: 'busy' });
    setState(await computed(slug, published, user !== null).catch((): State => ({ is: 'failed' })));
  }
  return (
    <div className="mt-6 space-y-4">
      <div className="flex flex-wrap gap-3">
        <Button isBusy={state.is === 'busy'} disabled={!isReady} onClick={check}>
          {texts.action}
        </Button>
        {children}
      </div>
      <div role="status">
        {state.is === 'failed' || state.is === 'insecure' ? (
          <p className="text-text-2">{texts[state.is]}</p>
        ) : null}
        {state.is === 'done' ? <DrawOutcome outcome={state.outcome} texts={texts} /> : null}
      </div>
    </div>
  );
}

async function computed(slug: string, published: PublishedDraw, isMember: boolean): Promise<State> {
  // Browsers keep WebCrypto from pages that came over plain http.
  if (!window.isSecureContext) return { is: 'insecure' };
  const [{ checkDraw }, proof, own] = await Promise.all([
    import('@/lib/browser/check-draw'),
    sendJson<DrawProofWire>('GET', callTo('drawProof', slug)),
    isMember ? sendJson<{ readonly data: OwnTicketsWire }>('GET', callTo('ownTickets', slug)) : null,
  ]);
  if (!proof.ok) return { is: 'failed' };
  return { is: 'done', outcome: await checkDraw(proof.data, published, own?.ok ? own.data.data : null) };
}
