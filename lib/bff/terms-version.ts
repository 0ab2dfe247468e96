import { ownTextsVersion, textPageAnswerSchema } from '@/contract/text-pages';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { isUpstreamError } from '@/lib/upstream/error';

/** The version of the terms that holds now: the operator's, or that of the site's own where the upstream has none. */
export async function readTermsVersion(caller: Caller): Promise<string> {
  try {
    const path = '/text-pages/kullanim-kosullari';
    return (await callUpstream({ method: 'GET', path, answer: textPageAnswerSchema, caller })).data.version;
  } catch (error) {
    if (isUpstreamError(error) && error.status >= 400 && error.status < 500) return ownTextsVersion;
    throw error;
  }
}
