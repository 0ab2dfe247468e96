import 'server-only';
import { log } from '@/lib/log';
import { isUpstreamError } from '@/lib/upstream/error';

/** What is read for a part of a page; `null`, and the page stands without that part, while the upstream cannot say. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!isUpstreamError(error)) log().error({ err: error }, 'a part of a page is left out');
    return null;
  }
}
