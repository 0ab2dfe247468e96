import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { previewCookie, unsealPreview } from '@/lib/session/preview';

/** The token of the preview that this request shows, or null: always null where a page is prerendered. Each read of a page asks, and is told what the first one was. */
export const findPreview = cache(async (): Promise<string | null> => {
  if (!(await isDraftMode())) return null;
  return unsealPreview((await cookies()).get(previewCookie.name)?.value);
});

/** Where nobody asks (a job, a test) there is no request that could be a preview's. */
async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}
