import { parseErrorBody, parseWait, type Sent } from './send-json';
import { announceSessionEnd } from './session-end';

/**
 * Sends a picture to this site as it is; for where nobody watches how far it is (`send-file.ts` tells that). `T` is the handler's answer. Never
 * throws; a 401 that ends the session is announced to the page (D5).
 */
export async function sendPicture<T>(path: `/api/${string}`, file: File): Promise<Sent<T>> {
  try {
    const headers = { accept: 'application/json', 'content-type': file.type };
    const response = await fetch(path, { method: 'POST', headers, body: file });
    if (response.ok) return { ok: true, data: await response.json() };
    const error = parseErrorBody(await response.json().catch(() => null));
    if (response.status === 401) announceSessionEnd(error);
    return { ok: false, status: response.status, error: { ...error, ...parseWait(response.headers) } };
  } catch {
    return { ok: false, status: 0, error: { error: 'upstream_unavailable' } };
  }
}
