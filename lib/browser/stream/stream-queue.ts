import type { StreamDeskWire, StreamStep } from '@/contract/desk-stream';
import { applyStep, undoOf, withSet } from '@/contract/stream-lines';
import type { CallError } from '../send-json';

/** What became of a step that was sent: taken as a version, refused for good, or not now; `ended` where nobody is logged in any more. */
export type StepSent =
  | { readonly kind: 'taken'; readonly version: number }
  | { readonly kind: 'refused'; readonly error: CallError; readonly detail: unknown }
  | { readonly kind: 'away' }
  | { readonly kind: 'ended' };

/** A step on its way, under the key by which it is taken once. */
export interface WaitingStep {
  readonly key: string;
  readonly step: StreamStep;
}

/** A step that was refused, and why. */
export interface RefusedStep extends WaitingStep {
  readonly error: CallError;
  readonly detail: unknown;
}

/** How it goes with what was typed. */
export interface QueueState {
  /** The entry as it will be once everything is sent. */
  readonly desk: StreamDeskWire;
  readonly waiting: readonly WaitingStep[];
  readonly refused: readonly RefusedStep[];
  readonly sign: 'saved' | 'sending' | 'away' | 'ended';
  readonly canUndo: boolean;
}

interface QueueDeps {
  readonly initial: StreamDeskWire;
  /** What is kept in the browser across a reload; null where nothing is. */
  readonly readKept: () => string | null;
  readonly keep: (text: string | null) => void;
  readonly send: (waiting: WaitingStep) => Promise<StepSent>;
  readonly newKey: () => string;
}

type Taken = WaitingStep & { readonly version: number };

/** How many steps can be taken back. */
const mostUndone = 50;

/**
 * What is typed at the stream desk, in order: shown at once, kept in the browser until it is sent, sent one after the other, each once however often
 * that is tried. What was refused stays, with its reason, until it is dismissed; two tabs of an entry lose nothing of
 * each other's. `resume` tries again what could not be sent; `hear` takes the entry as the API has it, newer versions alone.
 */
export function createStreamQueue({ initial, readKept, keep, send, newKey }: QueueDeps) {
  let base = initial;
  let waiting: readonly WaitingStep[] = [];
  let undo: readonly StreamStep[] = [];
  let taken: readonly Taken[] = [];
  let refused: readonly RefusedStep[] = [];
  let sign: QueueState['sign'] = 'saved';
  let isSending = false;
  /** The keys of all that was ever in this queue: what else is kept is another tab's, which keeps and sends it. */
  const known = new Set<string>();
  let state = look();
  const listeners = new Set<() => void>();

  function look(): QueueState {
    const steps = [...taken, ...waiting].map(({ step }) => step);
    return { desk: steps.reduce(withStep, base), waiting, refused, sign, canUndo: undo.length > 0 };
  }

  function tell(): void {
    const kept = parseKept(readKept());
    const withOthers = <T extends WaitingStep>(others: readonly T[], own: readonly T[]) => [
      ...others.filter(({ key }) => !known.has(key)),
      ...own,
    ];
    const next = {
      waiting: withOthers(kept.waiting, waiting),
      ...{ undo, refused: withOthers(kept.refused, refused) },
    };
    keep(Object.values(next).some(({ length }) => length > 0) ? JSON.stringify(next) : null);
    state = look();
    for (const listener of listeners) listener();
  }

  function put(step: StreamStep): void {
    const key = newKey();
    known.add(key);
    waiting = [...waiting, { key, step }];
    tell();
    void pump();
  }

  /** Sends what waits, the first first; the next one once it was answered. */
  async function pump(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let head = waiting[0]; head !== undefined; head = waiting[0]) {
        if (sign === 'saved') sign = 'sending';
        tell();
        const sent = await send(head);
        if (sent.kind === 'away' || sent.kind === 'ended') {
          sign = sent.kind;
          return;
        }
        sign = 'sending';
        waiting = waiting.slice(1);
        if (sent.kind === 'taken') taken = [...taken, { ...head, version: sent.version }];
        else refused = [...refused, { ...head, error: sent.error, detail: sent.detail }];
      }
      sign = 'saved';
    } finally {
      isSending = false;
      tell();
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: (step: StreamStep) => {
      const back = step.kind === 'fields' ? undoFields(state.desk, step) : undoOf(state.desk.lines, step);
      if (back) undo = [...undo, back].slice(-mostUndone);
      put(step);
    },
    undo: () => {
      const back = undo.at(-1);
      undo = undo.slice(0, -1);
      if (back) put(back);
    },
    /** Takes up what was kept before a reload, once, before anything is typed: the server's markup knows nothing of it. */
    restore: () => {
      ({ waiting, undo, refused } = parseKept(readKept()));
      for (const { key } of [...waiting, ...refused]) known.add(key);
      tell();
    },
    resume: () => pump(),
    dismiss: (key: string) => {
      refused = refused.filter((one) => one.key !== key);
      tell();
    },
    hear: (desk: StreamDeskWire) => {
      if (desk.version < base.version) return;
      base = desk;
      taken = taken.filter(({ version }) => version > desk.version);
      tell();
    },
  };
}

/** The queue of one entry. */
export type StreamQueue = ReturnType<typeof createStreamQueue>;

function withStep(desk: StreamDeskWire, step: StreamStep): StreamDeskWire {
  if (step.kind === 'fields') return withSet(desk, step.set);
  return { ...desk, lines: [...(applyStep(desk.lines, step) ?? desk.lines)] };
}

/** The balances as they stood. */
function undoFields(desk: StreamDeskWire, { set }: Extract<StreamStep, { kind: 'fields' }>): StreamStep {
  const { start_balance, collect_balance, budget } = desk;
  return {
    kind: 'fields',
    set: {
      ...('start_balance' in set && start_balance !== null ? { start_balance } : {}),
      ...('collect_balance' in set ? { collect_balance } : {}),
      ...('budget' in set ? { budget } : {}),
    },
  };
}

interface Kept {
  readonly waiting: readonly WaitingStep[];
  readonly undo: readonly StreamStep[];
  readonly refused: readonly RefusedStep[];
}

/** What was kept, by this code of ours; anything else is nothing. */
function parseKept(text: string | null): Kept {
  const nothing = { waiting: [], undo: [], refused: [] };
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing;
  } catch {
    return nothing;
  }
}
