import type { ClaimKind, ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../../context';
import { recordStep } from './record-step';

interface Opened {
  readonly kind: ClaimKind;
  readonly id: number;
  readonly userId: string;
  readonly text: string | undefined;
  readonly files: readonly string[];
}

/** The first step of a claim that was just stored: who handed it in, with which words and pictures. */
export async function openClaim(
  writing: Writing,
  { kind, id, userId, text, files }: Opened,
): Promise<ClaimStateWire> {
  const step = { action: 'submit', actorId: userId, text, files } as const;
  await recordStep(writing, { kind, subject: { id, state: null }, step, state: 'pending', byTeam: false });
  return { id, state: 'pending' };
}
