import { z } from 'zod';
import { currencies } from '@/contract/currencies';
import {
  type ConversionEvent,
  type ConversionState,
  clickSourceSchema,
  type PostbackField,
  type PostbackRefusal,
} from '@/contract/sponsor-tracking';
import type { sponsorTracking } from '../../db/schema/sponsor-tracking';

/** What a sponsor tells of a player, whether by postback or by file. `amount` is in minor units. */
export interface Report {
  readonly event: ConversionEvent;
  readonly isFirst: boolean;
  readonly transactionId: string;
  readonly state: ConversionState;
  readonly clickId: string | null;
  readonly source: string | null;
  readonly siteUsername: string | null;
  readonly amount: number | null;
  readonly currency: (typeof currencies)[number] | null;
  readonly occurredAt: Date;
}

/** Why something is no report, and which of its values says so. */
export interface Refused {
  readonly refused: PostbackRefusal;
  readonly field: PostbackField;
}

/** By which names a sponsor calls things. */
export type ReportRules = Pick<
  typeof sponsorTracking.$inferSelect,
  | 'parameters'
  | 'registrationEvents'
  | 'firstDepositEvents'
  | 'depositEvents'
  | 'approvedStatuses'
  | 'rejectedStatuses'
  | 'amountUnit'
  | 'currency'
  | 'zone'
  | 'maxAgeH'
>;

const hourMs = 3_600_000;
/** How far ahead of our clock a sponsor's may be. */
const aheadMs = 10 * 60_000;

const token = z.string().regex(/^[\x21-\x7e]{1,128}$/);
/** A name at a sponsor: no control characters, and no half of a pair. */
const account = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => !/\p{C}/u.test(text));

/** What a postback says by the sponsor's own names of things, or why and for which field it is refused; `unknown_event` is one that nobody asked for. */
export function toReport(
  rules: ReportRules,
  values: ReadonlyMap<string, string>,
  now: number,
): Report | Refused {
  const read = (field: keyof ReportRules['parameters']) =>
    values.get(rules.parameters[field] ?? field)?.trim() || null;
  const kind = findEvent(rules, read('event'));
  if (!kind) return { refused: 'unknown_event', field: 'event' };
  const clickId = z.guid().safeParse(read('click_id')).data?.toLowerCase() ?? null;
  const at = findTime(rules, read('time'), now);
  if (at === null) return { refused: 'stale', field: 'time' };
  const money = kind.event === 'deposit' ? findMoney(rules, read) : noMoney;
  // A registration happens once a click; a deposit has a number of its own.
  const transaction = read('transaction_id') ?? (kind.event === 'registration' ? clickId : null);
  const name = read('account');
  const unread = [
    ...(money ? [] : ['amount' as const]),
    ...(token.safeParse(transaction).success ? [] : ['transaction_id' as const]),
    ...(name === null || account.safeParse(name).success ? [] : ['account' as const]),
  ];
  const [field] = unread;
  if (!money || field) return { refused: 'unreadable', field: field ?? 'amount' };
  return {
    ...kind,
    ...money,
    transactionId: String(transaction),
    state: findState(rules, read('status')),
    clickId,
    source: clickSourceSchema.safeParse(read('sub_id')).data ?? null,
    siteUsername: name === null ? null : account.parse(name),
    occurredAt: at,
  };
}

function findEvent(rules: ReportRules, said: string | null) {
  const isIn = (names: readonly string[]) => said !== null && names.some((name) => sameWord(name, said));
  if (isIn(rules.firstDepositEvents)) return { event: 'deposit', isFirst: true } as const;
  if (isIn(rules.depositEvents)) return { event: 'deposit', isFirst: false } as const;
  return isIn(rules.registrationEvents) ? ({ event: 'registration', isFirst: false } as const) : null;
}

/** Where a sponsor sends no status at all, what it sends has happened. */
function findState(
  { approvedStatuses, rejectedStatuses }: ReportRules,
  said: string | null,
): ConversionState {
  const isIn = (names: readonly string[]) => names.some((name) => sameWord(name, said ?? ''));
  if (said === null || isIn(approvedStatuses)) return 'approved';
  return isIn(rejectedStatuses) ? 'rejected' : 'pending';
}

function sameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const noMoney = { amount: null, currency: null } as const;

function findMoney(
  { amountUnit, currency }: ReportRules,
  read: (field: 'amount' | 'currency') => string | null,
) {
  const amount = toMinor(read('amount') ?? '', amountUnit);
  const said = read('currency')?.toUpperCase() ?? currency;
  const known = currencies.find((one) => one === said);
  return amount !== null && known ? { amount, currency: known } : null;
}

/** A positive amount in minor units, null for what is none: `500`, `500.00`, `500,5`; in minor units already, whole numbers alone. */
export function toMinor(text: string, unit: ReportRules['amountUnit']): number | null {
  const [, whole = '', part = ''] = /^(\d{1,10})(?:[.,](\d{1,2})0{0,6})?$/.exec(text) ?? [];
  if (whole === '' || (unit === 'minor' && Number(part) > 0)) return null;
  const amount = unit === 'minor' ? Number(whole) : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount > 0 && amount <= 1_000_000_000_000 ? amount : null;
}

/** When it was: now where the sponsor names no time; null for what is too old, ahead of us, or no time at all. */
function findTime(rules: ReportRules, said: string | null, now: number): Date | null {
  if (said === null) return rules.parameters.time === undefined ? new Date(now) : null;
  const ms = parseTime(said, rules.zone);
  if (ms === null || ms < now - rules.maxAgeH * hourMs || ms > now + aheadMs) return null;
  return new Date(Math.min(ms, now));
}

/** A time in seconds or milliseconds since 1970, or as ISO 8601 writes it; without a zone it is the sponsor's. */
function parseTime(text: string, zone: ReportRules['zone']): number | null {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?) ?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    text,
  );
  if (!parts) return null;
  const offset = parts[3] ?? (zone === 'UTC' ? 'Z' : '+03:00');
  const ms = Date.parse(`${parts[1]}T${parts[2]}${offset.replace(/(\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(ms) ? null : ms;
}
