import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DeliveryWire } from '@/contract/claim-inputs';
import type { ClaimAction, ClaimDetailsWire, ClaimKind, ClaimState, ClaimStepWire } from '@/contract/claims';
import type { ErrorCode } from '@/contract/error-body';
import type { NotificationKind } from '@/contract/notifications';
import type { Reference } from '@/contract/references';
import type { Writing } from '../../../context';
import type { Database } from '../../../db/client';

/** A claim as the pipeline sees it, whatever its kind. */
export interface Subject {
  readonly id: number;
  readonly userId: string;
  readonly sponsorId: number | null;
  readonly state: ClaimState;
  readonly createdAt: Date;
  /** Since when it is before the team: handed in, answered, opened again, or approved but not delivered. */
  readonly waitingSince: Date;
  /** When the team last approved, rejected or delivered. */
  readonly decidedAt: Date | null;
}

/** A step that is being taken. */
export interface Step {
  readonly action: ClaimAction;
  readonly actorId: string;
  /** What is said with it. */
  readonly text?: string | undefined;
  /** Pictures that go with it. */
  readonly files: readonly string[];
  /** With the answer of who won a prize: where it goes. */
  readonly delivery?: DeliveryWire | undefined;
}

/** From where to where an action leads, and who may take it; without `to` the state stays. */
export interface Move {
  readonly by: 'owner' | 'reviewer';
  readonly from: readonly ClaimState[];
  readonly to?: ClaimState;
  /** For how long after the team's last decision, in milliseconds; what nobody decided leads nowhere then. */
  readonly withinMs?: number;
  /** Something must be said with it. */
  readonly needsText?: boolean;
}

/** What a step brings about beside the change of state. */
export interface Outcome {
  /** Columns of the claim that are set in the same statement as its state, by their names in the database. */
  readonly columns?: Readonly<Record<string, unknown>>;
  /** Tells the owner something more exact than the step's usual notification. */
  readonly notice?: {
    readonly kind: NotificationKind;
    readonly params: Readonly<Record<string, string | number>>;
  };
}

/** A kind of claim: its table, how it moves beside the usual, and what its steps bring about. One file each. */
export interface ReviewKind {
  readonly kind: ClaimKind;
  readonly table: PgTable;
  readonly columns: {
    readonly id: PgColumn;
    readonly userId: PgColumn;
    readonly sponsorId: PgColumn | null;
    readonly state: PgColumn;
    readonly createdAt: PgColumn;
    readonly waitingSince: PgColumn;
    readonly decidedAt: PgColumn;
  };
  /** How it begins where no member hands it in. */
  readonly begins?: Pick<ClaimStepWire, 'by' | 'state'>;
  /** What a step is refused with that makes a second of what there is one of: the database decides. */
  readonly ifTaken?: ErrorCode;
  /** The states that wait for somebody. */
  readonly open: readonly ClaimState[];
  /** The support role of a sponsor reviews this kind, for its own sponsor. */
  readonly isForSupport: boolean;
  /** Editors review this kind, because what is approved is published. */
  readonly isForEditors?: boolean;
  readonly moves: Readonly<Partial<Record<ClaimAction, Move>>>;
  /** Whether what a claim is about lets an action be offered at all; its effect refuses it otherwise. */
  readonly isOffered?: (action: ClaimAction, details: ClaimDetailsWire) => boolean;
  /**
   * Brings about what a step means, in the step's transaction, which holds the claim, and before the state changes; what it throws
   * undoes everything.
   */
  readonly effect?: (writing: Writing, subject: Subject, step: Step) => Promise<Outcome>;
  /** What claims are about, by id; one query. */
  readonly describe: (
    db: Pick<Database, 'select' | 'execute'>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, ClaimDetailsWire>>;
  /** Where its owner sees it. */
  readonly about: (id: number) => Reference;
}
