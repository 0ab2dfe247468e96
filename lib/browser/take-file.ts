import { parseErrorBody, parseWait, type Sent } from './send-json';
import { announceSessionEnd } from './session-end';

interface Taken {
  readonly body: Readonly<Record<string, unknown>>;
  /** What the file is called where it is kept. */
  readonly name: string;
}

/** Asks a handler of this site for a file that a write brings forth, and has the browser keep it. Never throws; a refusal is as that of `sendJson`. */
export async function takeFile(path: `/api/${string}`, { body, name }: Taken): Promise<Sent<null>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) {
      keep(await response.blob(), name);
      return { ok: true, data: null };
    }
    const error = parseErrorBody(await response.json().catch(() => null));
    if (response.status === 401) announceSessionEnd(error);
    return { ok: false, status: response.status, error: { ...error, ...parseWait(response.headers) } };
  } catch {
    return { ok: false, status: 0, error: { error: 'upstream_unavailable' } };
  }
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
