import 'server-only';
import { deletionAnswerSchema } from '@/contract/own-data';
import { readOwn } from './read-own';

/** When the viewer's account goes, an ISO time; null while nobody asked for it. Undefined where the upstream deletes no accounts. */
export async function getDeletionDate(): Promise<string | null | undefined> {
  return (await readOwn('/user/deletion', deletionAnswerSchema))?.data.delete_at;
}
