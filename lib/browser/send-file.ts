import { callTo } from '@/lib/calls';
import { parseErrorBody, parseWait, type Sent } from './send-json';
import { announceSessionEnd } from './session-end';

/** A picture as it is kept. */
interface Kept {
  readonly id: string;
}

/** An upload under way. */
export interface UploadHandle {
  /** What it came to; null where it was given up. */
  readonly sent: Promise<Sent<Kept> | null>;
  abort(): void;
}

/**
 * Sends a picture to this site as it is and tells how far it is, from 0 to 1. `fetch` cannot say that, hence the older way. Never
 * throws; a 401 that ends the session is announced to the page (D5).
 */
export function sendFile(file: File, onProgress: (share: number) => void): UploadHandle {
  const request = new XMLHttpRequest();
  const sent = new Promise<Sent<Kept> | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(toSent(request));
    request.onerror = () => resolve({ ok: false, status: 0, error: { error: 'upstream_unavailable' } });
    request.onabort = () => resolve(null);
  });
  request.open('POST', callTo('media'));
  request.responseType = 'json';
  request.setRequestHeader('content-type', file.type);
  request.setRequestHeader('accept', 'application/json');
  request.send(file);
  return { sent, abort: () => request.abort() };
}

function toSent(request: XMLHttpRequest): Sent<Kept> {
  const answer: unknown = request.response;
  const id = request.status === 200 ? parseId(answer) : null;
  if (id !== null) return { ok: true, data: { id } };
  const error = parseErrorBody(answer);
  if (request.status === 401) announceSessionEnd(error);
  const headers = new Headers({ 'retry-after': request.getResponseHeader('retry-after') ?? '' });
  return { ok: false, status: request.status, error: { ...error, ...parseWait(headers) } };
}

function parseId(answer: unknown): string | null {
  const data: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' ? id : null;
}
