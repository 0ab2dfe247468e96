import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { StartProblem } from '@/system/problem';

/** A login at a running site, as a browser has one: its cookie is renewed by whatever answer brings a new one. */
export async function logInToSite(site: string, { name, password }: { name: string; password: string }) {
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit & { headers: Readonly<Record<string, string>> }) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const response = await fetch(site + path, {
      ...init,
      headers: { ...init.headers, origin: site, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> => {
    const response = await ask(`/api${path}`, {
      method,
      headers: {
        ...{ accept: 'application/json', 'content-type': 'application/json' },
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok)
      throw new StartProblem(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  await call('POST', '/login', { email: name, password });
  return {
    /** Opens an address of the site, follows nowhere and reads the answer to its end. @returns its status */
    visit: async (path: string, signal: AbortSignal) => {
      const response = await ask(path, { headers: { accept: '*/*' }, redirect: 'manual', signal });
      await response.arrayBuffer();
      return response.status;
    },
    read: async <T>(path: string, answer: z.ZodType<T>) => answer.parse(await call('GET', path)),
    write: async <T>(path: string, body: unknown, answer: z.ZodType<T>) =>
      answer.parse(await call('POST', path, body)),
  };
}

/** A login at a running site. */
export type SiteSession = Awaited<ReturnType<typeof logInToSite>>;
