import 'server-only';
import {
  type FourEyesRequestWire,
  fourEyesAnswerSchema,
  fourEyesQuerySchema,
} from '@/contract/desk-four-eyes';
import { readOwn } from './read-own';

/** A page of what waits for a second admin, or no longer does. */
export interface FourEyesPage {
  readonly requests: readonly FourEyesRequestWire[];
  readonly nextCursor: string | null;
}

/** A page of requests; nothing for a query that is none, and where the upstream has no such list. */
export async function listFourEyes(asked: Readonly<Record<string, string>>): Promise<FourEyesPage> {
  const query = fourEyesQuerySchema.safeParse(asked);
  if (!query.success) return { requests: [], nextCursor: null };
  const answer = await readOwn(`/desk/four-eyes?${new URLSearchParams(asked)}`, fourEyesAnswerSchema);
  return { requests: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
