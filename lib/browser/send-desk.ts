import { type CallError, type Method, parseErrorBody, parseWait } from './send-json';
import { announceSessionEnd } from './session-end';

/** What a call of the back office came to; a refusal may bring what its form needs beside the error (`detail`). */
export type DeskSent<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly status: number; readonly error: CallError; readonly detail: unknown };

interface DeskCall {
  readonly body?: unknown;
  /** A file in place of a JSON body. */
  readonly file?: Blob;
  readonly idempotencyKey?: string;
  /** The browser finishes it also while the page is left. */
  readonly keepalive?: boolean;
}

/** As `sendJson`, for the back office alone: public pages do not carry what its forms need. Never throws. */
export async function sendDesk<T>(
  method: Method,
  path: `/api/${string}`,
  { body, file, idempotencyKey, keepalive = false }: DeskCall = {},
): Promise<DeskSent<T>> {
  const type = file ? file.type : 'application/json';
  const headers = {
    accept: 'application/json',
    ...(method === 'GET' ? {} : { 'content-type': type }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  try {
    const sent = method === 'GET' ? {} : { body: file ?? JSON.stringify(body ?? {}) };
    const response = await fetch(path, { method, headers, keepalive, ...sent });
    if (response.ok) return { ok: true, data: await response.json() };
    const said: unknown = await response.json().catch(() => null);
    const error = parseErrorBody(said);
    if (response.status === 401) announceSessionEnd(error);
    const detail = typeof said === 'object' && said !== null && 'detail' in said ? said.detail : null;
    return {
      ok: false,
      status: response.status,
      error: { ...error, ...parseWait(response.headers) },
      detail,
    };
  } catch {
    return { ok: false, status: 0, error: { error: 'upstream_unavailable' }, detail: null };
  }
}
