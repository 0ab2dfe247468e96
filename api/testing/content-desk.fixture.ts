import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type ContentKind, contentEntryAnswerSchema, contentListSchema } from '@/contract/desk-content';
import { contentRefusalSchema, contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { errorBodySchema } from '@/contract/error-body';
import type { TestApp } from './app.fixture';

/** Whom the calls are made as, known once a test runs. */
interface Sitting {
  readonly api: TestApp;
  readonly token: string;
}

/** The calls of the content desk, and their answers read; each write is a second after the one before. */
export function contentDesk(sitting: () => Sitting) {
  const write = (method: string, path: string, body?: unknown) => {
    const { api, token } = sitting();
    api.clock.advance(1000);
    const headers = { 'Idempotency-Key': randomUUID() };
    return api.call(method, `/desk/content/${path}`, { token, headers, body });
  };
  const read = async (path: string, token = sitting().token): Promise<unknown> =>
    (await sitting().api.call('GET', `/desk/content/${path}`, { token })).json();
  const list = async (kind: ContentKind, query: Readonly<Record<string, string>>) =>
    contentListSchema.parse(await read(`${kind}/entries?${new URLSearchParams(query)}`));
  const entry = async (path: string, token?: string) =>
    contentEntryAnswerSchema.parse(await read(path, token)).data;

  /** All names of a list, page by page, and how many pages there were. */
  const walkPages = async (kind: ContentKind, sort: string) => {
    const slugs: string[] = [];
    let [pages, cursor]: [number, string | null | undefined] = [0, null];
    do {
      const page = await list(kind, { sort, ...(cursor && { cursor }) });
      slugs.push(...page.data.map(({ slug }) => slug));
      [pages, cursor] = [pages + 1, page.next_cursor];
    } while (cursor);
    return { slugs, pages };
  };
  return { write, read, list, entry, walkPages, saved: readSaved, refused: readRefused };
}

async function readSaved(answer: Response) {
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBe(201);
  return contentSavedAnswerSchema.parse(json).data;
}

async function readRefused(answer: Response) {
  const { detail } = errorBodySchema.parse(await answer.json());
  return { status: answer.status, ...contentRefusalSchema.parse(detail ?? {}) };
}
