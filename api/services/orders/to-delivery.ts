import { addressFields, type OrderInput } from '@/contract/market-orders';
import { ServiceError } from '../../service-error';
import type { Eligibility } from '../market/read-eligibility';

/** Where an order goes: what of the form its item's type needs, and nothing else of it is kept. */
export interface Delivery {
  readonly siteUsername: string | null;
  readonly address: Readonly<Record<string, string>> | null;
  readonly content: string | null;
}

/**
 * What an item's delivery needs out of what the member gave; a linked account at the sponsor speaks for itself, and nobody can have
 * another's filled. 422 with `required` for each field that lacks.
 */
export function toDelivery({ item, checklist, siteUsername }: Eligibility, input: OrderInput): Delivery {
  const nothing = { siteUsername: null, address: null, content: null };
  if (item.type === 'physical') return { ...nothing, address: toAddress(input) };
  if (item.type === 'perk') return { ...nothing, content: input.content ?? null };
  if (item.type !== 'sponsor_bonus' && item.type !== 'free_spin') return nothing;
  const isLinked = checklist.checks.some(({ check, is_met }) => check === 'sponsor_linked' && is_met);
  const name = isLinked ? siteUsername : (input.site_username ?? siteUsername);
  if (!name) throw missing(['site_username']);
  return { ...nothing, siteUsername: name };
}

function toAddress(input: OrderInput): Record<string, string> {
  const absent = addressFields.filter((field) => input[field] === undefined);
  if (absent.length > 0) throw missing(absent);
  return Object.fromEntries(addressFields.map((field) => [field, input[field] ?? '']));
}

function missing(fields: readonly string[]): ServiceError {
  const errors = Object.fromEntries(fields.map((field) => [field, ['required'] as const]));
  return new ServiceError('validation_failed', { errors });
}
