import 'server-only';
import { type VerificationWire, verificationAnswerSchema } from '@/contract/verification';
import { readOwn } from './read-own';

/** How the viewer's phone and Telegram stand and what can be done now; `null` where the upstream verifies nothing by itself. */
export async function getVerification(): Promise<VerificationWire | null> {
  return (await readOwn('/user/verification', verificationAnswerSchema))?.data ?? null;
}
