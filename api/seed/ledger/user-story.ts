import type { LedgerReason } from '@/contract/ledger';
import type { earnRules } from '../../db/schema/earn-rules';
import { pickOne, wholeBetween } from '../random-source';

/** Sikke that came in: from which rule, when (milliseconds), how many. */
export interface Earning {
  readonly at: number;
  readonly amount: number;
  readonly rule: string;
  readonly reason: LedgerReason;
}

/** An item somebody wants, and what it costs. */
export interface Wish {
  readonly itemId: number;
  readonly price: number;
}

type Rule = Pick<typeof earnRules.$inferSelect, 'key' | 'amount' | 'amountMax'>;

interface Member {
  readonly joinedAt: number;
  /** What is left in the end, in whole Sikke. */
  readonly point: number;
  /** The keys of the rules that this member has met, each once. */
  readonly once: readonly string[];
}

interface Options {
  readonly now: number;
  readonly random: () => number;
  readonly items: readonly Wish[];
  readonly rules: readonly Rule[];
}

/** How often each rule is met, compared to the others. */
const often: readonly (readonly [rule: string, weight: number])[] = [
  ['gunluk_ugrama', 30],
  ['kod_yagmuru', 22],
  ['telegram_kodu', 10],
  ['yedi_damga', 6],
  ['kazanc_paylasimi', 5],
  ['hunt_tahmini', 5],
  ['etkinlik', 4],
  ['arkadas_daveti', 2],
  ['turnuva', 2],
];

const reasons: Readonly<Record<string, LedgerReason>> = {
  gunluk_ugrama: 'checkin',
  yedi_damga: 'checkin',
  kod_yagmuru: 'code',
  telegram_kodu: 'telegram_code',
  hunt_tahmini: 'guess',
  turnuva: 'tournament',
  etkinlik: 'event',
  arkadas_daveti: 'referral',
  telefon_dogrulama: 'phone',
  telegram_baglama: 'telegram',
  avatar_secimi: 'avatar',
};

/**
 * What a member earned and what they want to buy with it, such that earnings less purchases are exactly their balance. Who came
 * long ago and often has more of both.
 */
export function userStory(member: Member, options: Options): { earnings: Earning[]; wishes: Wish[] } {
  const { random, now, rules } = options;
  const count = 4 + Math.floor(random() ** 2 * 110);
  const drawn = Array.from({ length: count }, () => earningAt(computeTime(member, options), options));
  const wishes = pickWishes(total(drawn) - member.point, options);
  const target = member.point + wishes.reduce((sum, { price }) => sum + price, 0);
  const once = affordable(
    member.once.map((key) => onceAt(rules, key, computeTime(member, options))),
    target,
  );
  const rest = target - total(once);
  const others =
    rest === 0 ? [] : adjusted(drawn, rest, () => computeTime(member, { ...options, now: now - 1 }));
  return { earnings: [...once, ...others].sort((a, b) => a.at - b.at), wishes };
}

function onceAt(rules: readonly Rule[], key: string, at: number): Earning {
  const rule = rules.find((row) => row.key === key);
  return { at, amount: rule?.amount ?? 0, rule: key, reason: reasons[key] ?? 'task' };
}

/** As many of them, from the first on, as a sum has room for. */
function affordable(earnings: readonly Earning[], most: number): Earning[] {
  return earnings.filter((_, at) => total(earnings.slice(0, at + 1)) <= most);
}

function earningAt(at: number, { random, rules }: Options): Earning {
  const key = ruleAt(random());
  const rule = rules.find((row) => row.key === key);
  const [low, high] = [rule?.amount ?? 15, rule?.amountMax ?? rule?.amount ?? 15];
  // Small rewards are commoner than large ones, and all end in 0 or 5.
  const amount = low + Math.floor((random() ** 3 * (high - low)) / 5) * 5;
  return { at, amount, rule: key, reason: reasons[key] ?? 'task' };
}

/** The rule that a number in [0, 1) falls on, each as wide as it is common. */
function ruleAt(part: number): string {
  const bag = often.flatMap(([key, weight]) => Array<string>(weight).fill(key));
  return bag[Math.floor(part * bag.length)] ?? 'gunluk_ugrama';
}

function pickWishes(budget: number, { random, items }: Options): Wish[] {
  const wishes: Wish[] = [];
  for (let left = budget; wishes.length < 6; ) {
    const affordable = items.filter(({ price }) => price <= left);
    if (affordable.length === 0) break;
    const wish = pickOne(random, affordable);
    wishes.push(wish);
    left -= wish.price;
  }
  return wishes;
}

/** Leaves out or adds earnings until they make the target. */
function adjusted(drawn: readonly Earning[], target: number, time: () => number): Earning[] {
  let over = total(drawn) - target;
  const kept = drawn.filter(({ amount }) => {
    if (over < amount) return true;
    over -= amount;
    return false;
  });
  const largest = kept.reduce<Earning | null>(
    (best, one) => (one.amount > (best?.amount ?? 0) ? one : best),
    null,
  );
  if (over > 0 && largest)
    return kept.map((one) => (one === largest ? { ...one, amount: one.amount - over } : one));
  for (; over < 0; over += Math.min(1500, -over)) {
    kept.push({ at: time(), amount: Math.min(1500, -over), rule: 'etkinlik', reason: 'event' });
  }
  return kept;
}

function computeTime({ joinedAt }: Member, { now, random }: Options): number {
  return Math.floor(joinedAt + random() ** 0.8 * (now - joinedAt)) - wholeBetween(random, 0, 999);
}

function total(earnings: readonly Earning[]): number {
  return earnings.reduce((sum, { amount }) => sum + amount, 0);
}
