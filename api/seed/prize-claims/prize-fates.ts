import type { ClaimAction } from '@/contract/claims';
import type { prizeClaims } from '../../db/schema/prize-claims';

type State = (typeof prizeClaims.$inferSelect)['state'];

/** A step of a prize's way, so many hours after the result or before the moment of seeding. */
export interface FateStep {
  readonly action: ClaimAction;
  readonly to: State;
  readonly after?: number;
  readonly ago?: number;
  readonly text?: string;
}

const answer: FateStep = { action: 'answer', to: 'pending', after: 20 };
const approve: FateStep = { action: 'approve', to: 'approved', after: 30 };
const ask: FateStep = {
  action: 'ask',
  to: 'needs_info',
  ago: 50,
  text: 'Yazdığın kullanıcı adı sponsorda bulunamadı. Yeniden yazar mısın?',
};
const deliver: FateStep = { action: 'deliver', to: 'delivered', ago: 80 };

/** The ways a prize of the demo has gone so far. */
export const prizeFates = {
  open: [],
  submitted: [answer],
  approved: [answer, approve],
  delivered: [answer, approve, deliver],
  asked: [answer, ask],
  answered: [answer, ask, { action: 'answer', to: 'pending', ago: 20 }],
  disputed: [
    answer,
    approve,
    deliver,
    { action: 'dispute', to: 'disputed', ago: 20, text: 'Teslim edildi yazıyor ama hesabımda göremiyorum.' },
  ],
  confirmed: [
    answer,
    approve,
    { action: 'deliver', to: 'delivered', after: 96 },
    { action: 'confirm', to: 'confirmed', after: 120 },
  ],
  forfeited: [
    answer,
    {
      action: 'reject',
      to: 'rejected',
      after: 48,
      text: 'Yatırım yaptığı hesap topluluk koduna bağlı değil.',
    },
  ],
} satisfies Readonly<Record<string, readonly FateStep[]>>;
/** One of the ways. */
export type PrizeFate = keyof typeof prizeFates;

/** What the demo's player's prizes of draws have come to, the newest first; the rest arrived. */
export const playerFates: readonly PrizeFate[] = ['disputed', 'asked', 'answered', 'delivered'];
/** The same of the two newest draws, prize by prize. */
export const newestFates: readonly (readonly PrizeFate[])[] = [
  ['approved', 'open', 'submitted'],
  ['delivered', 'confirmed', 'disputed'],
];
/** The same of the newest races. */
export const raceFates: readonly PrizeFate[] = ['disputed', 'asked', 'answered', 'delivered'];

const hour = 3_600_000;

/** The steps with their times, each after the one before, the first after the result, none to come: evenly between, where the result is too young for their hours. */
export function toTimed(steps: readonly FateStep[], at: Date, now: number) {
  const [from, each] = [at.getTime(), (now - at.getTime()) / (steps.length + 1)];
  const usual = steps.map(({ after = 0, ago }) =>
    ago === undefined ? from + after * hour : now - ago * hour,
  );
  const fits = [from, ...usual, now].every((ms, nth, all) => nth === 0 || ms > (all[nth - 1] ?? 0));
  return steps.map((step, nth) => {
    const even = Math.round(from + each * (nth + 1));
    return { ...step, createdAt: new Date(fits ? (usual[nth] ?? even) : even) };
  });
}
