import 'server-only';
import { initAnswerSchema } from '@/contract/site';
import { callUpstream } from './call';
import { isUpstreamError } from './error';

/** Whether the upstream answers a call of its contract now; asks GET /init, which every upstream has. */
export async function isUpstreamReachable(): Promise<boolean> {
  try {
    await callUpstream({ method: 'GET', path: '/init', once: true, answer: initAnswerSchema });
    return true;
  } catch (error) {
    if (isUpstreamError(error)) return false;
    throw error;
  }
}
