import 'server-only';
import { type SystemWire, systemAnswerSchema } from '@/contract/desk-system';
import { readOwn } from './read-own';

/** How the site is, for admins alone and past every cache; null where the upstream does not tell. */
export async function getSystem(): Promise<SystemWire | null> {
  return (await readOwn('/desk/system', systemAnswerSchema))?.data ?? null;
}
