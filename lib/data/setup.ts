import 'server-only';
import { setupAnswerSchema } from '@/contract/setup';
import { readPage } from '@/lib/upstream/read-public';

/** Whether the site waits for its first admin; not where the upstream knows no setup. Throws `UpstreamError` while it is down. */
export async function isSetupOpen(): Promise<boolean> {
  return (await readPage('/setup', setupAnswerSchema))?.data?.is_open ?? false;
}
