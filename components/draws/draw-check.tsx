'use client'; // Computed in the visitor's own browser, or it would prove nothing.

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DrawProofWire } from '@/contract/draw-proof';
import type { OwnTicketsWire } from '@/contract/raffles';
import type { DrawCheck as Outcome, PublishedDraw } from '@/lib/browser/check-draw';
import { sendJson } from '@/lib/browser/send-json';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { type DrawCheckTexts, DrawOutcome } from './draw-outcome';

interface Asked {
  /** The call that answers everything the draw is computed from. */
  readonly proof: `/api/${string}`;
  /** The draw whose own tickets a member may have. */
  readonly raffle: string | null;
  readonly published: PublishedDraw;
}

interface DrawCheckProps extends Asked {
  /** Given by the page, so that no other page carries them. */
  readonly texts: DrawCheckTexts;
  /** Stands beside the button and stays there while the outcome comes below both. */
  readonly children: ReactNode;
}

type State =
  | { readonly is: 'idle' | 'busy' | 'failed' | 'insecure' }
  | { readonly is: 'done'; readonly outcome: Outcome };

/** Computes the draw again on a press; the formula and the library for the beacon's signature are loaded only then. */
export function DrawCheck({ texts, children, ...asked }: DrawCheckProps) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const { user } = useUser();
  const isReady = useHydrated();
  async function check() {
    setState({ is: 'busy' });
    setState(await computed(asked, user !== null).catch((): State => ({ is: 'failed' })));
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

async function computed({ proof, raffle, published }: Asked, isMember: boolean): Promise<State> {
  // Browsers keep WebCrypto from pages that came over plain http.
  if (!window.isSecureContext) return { is: 'insecure' };
  const [{ checkDraw }, all, own] = await Promise.all([
    import('@/lib/browser/check-draw'),
    sendJson<DrawProofWire>('GET', proof),
    isMember && raffle
      ? sendJson<{ readonly data: OwnTicketsWire }>('GET', callTo('ownTickets', raffle))
      : null,
  ]);
  if (!all.ok) return { is: 'failed' };
  const outcome = await checkDraw({ proof: all.data, published, own: own?.ok ? own.data.data : null });
  return { is: 'done', outcome };
}
