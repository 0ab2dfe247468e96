import type { ErrorBody } from '@/contract/error-body';
import { announceSessionEnd } from './session-end';

/** The error body of a failed call, and the seconds after which another try makes sense, where the answer named them. */
export type CallError = ErrorBody & { readonly retryAfterS?: number };

/** What a call of the backend-for-frontend came to. `status` is 0 when nothing answered. */
export type Sent<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly error: CallError };

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface SendOptions {
  /** Makes a repeat of a write one write, where the handler takes such a key. */
  readonly idempotencyKey?: string;
}

/**
 * Calls a handler of this site with JSON and never throws. `T` is the handler's answer, which is ours and trusted. A
 * 401 that ends the session is announced to the page (D5).
 */
export async function sendJson<T>(
  method: Method,
  path: `/api/${string}`,
  body?: unknown,
  { idempotencyKey }: SendOptions = {},
): Promise<Sent<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    if (response.ok) return { ok: true, data: await response.json() };
    const error = parseErrorBody(await response.json().catch(() => null));
    if (response.status === 401) announceSessionEnd(error);
    return { ok: false, status: response.status, error: { ...error, ...parseWait(response.headers) } };
  } catch {
    return { ok: false, status: 0, error: { error: 'upstream_unavailable' } };
  }
}

/** The seconds after which another try makes sense, where an answer names them. */
export function parseWait(headers: Headers): Pick<CallError, 'retryAfterS'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? { retryAfterS: Number(seconds) } : {};
}

/** Keeps what is well formed of an error body, without carrying a schema library to the browser. */
export function parseErrorBody(json: unknown): ErrorBody {
  if (typeof json !== 'object' || json === null) return { error: 'internal' };
  return {
    ...('message' in json && typeof json.message === 'string' ? { message: json.message } : {}),
    ...('error' in json && typeof json.error === 'string' ? { error: json.error } : {}),
    ...('until' in json && typeof json.until === 'string' ? { until: json.until } : {}),
    ...('errors' in json ? { errors: parseFieldErrors(json.errors) } : {}),
    ...('detail' in json ? { detail: json.detail } : {}),
  };
}

function parseFieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  const entries = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [],
  ]);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}
