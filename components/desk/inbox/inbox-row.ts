import type { ReactNode } from 'react';
import type { InboxAction, InboxItemWire, InboxKind, InboxRef } from '@/contract/desk-inbox';

/** A row of the inbox as the browser keeps it. */
export interface InboxRow extends InboxRef {
  /** `kind:id`. */
  readonly key: string;
  readonly href: string;
  /** What it is called where it is chosen. */
  readonly name: string;
  /** What is seen of it, made by the server. */
  readonly face: ReactNode;
  readonly createdAt: string;
  readonly may: readonly InboxAction[];
  readonly isOwn: boolean;
  readonly worth: InboxWorth | null;
}

/** A row, and what has become of it since the page was made. */
export interface KeptRow extends InboxRow {
  /** It is no more in the list: somebody decided, or its owner took it back. */
  readonly isGone: boolean;
}

/** What a decision is worth: minor units of a currency, or whole Sikke (`null`). */
export interface InboxWorth {
  readonly amount: number;
  readonly currency: string | null;
}

/** A card that is loaded: what is seen of it, made by the server, and what can be done with it. */
export interface InboxOpenCard extends InboxRef {
  readonly key: string;
  readonly node: ReactNode;
  readonly may: readonly InboxAction[];
  readonly assignee: string | null;
  /** Decided by the viewer, and not in effect yet. */
  readonly isHeld: boolean;
}

/** The name of something of the inbox in addresses and lists. */
export function inboxKey({ kind, id }: InboxRef): string {
  return `${kind}:${id}`;
}

/** What is decided on, in money or Sikke; null where it is worth nothing of both. */
export function inboxWorth({ kind, details }: Pick<InboxItemWire, 'kind' | 'details'>): InboxWorth | null {
  const { amount, win, price, coins, currency = 'TRY' } = details;
  if (price !== undefined) return { amount: price, currency: null };
  if (coins !== undefined) return { amount: coins, currency: null };
  const money = kind === 'win' || kind === 'event' ? win : amount;
  return money === undefined ? null : { amount: money, currency };
}

/** Reasons by kind. */
export type InboxReasons = Partial<Record<InboxKind, readonly string[]>>;
