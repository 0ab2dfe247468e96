import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type BookHeadWire, bookHeadSchema, bookHeadsAnswerSchema } from '@/contract/books';
import { StartProblem } from '@/system/problem';

/** What may be kept: one head, the file of the site with all of them, or the answer of the API. */
const keptSchema = z.union([
  z.array(bookHeadSchema).min(1),
  bookHeadSchema.transform((one) => [one]),
  bookHeadsAnswerSchema.transform(({ data }) => data),
]);

/** Reads heads that were kept, out of a file or from an http(s) address; a `StartProblem` where there are none in it. */
export async function readHeads(place: string): Promise<readonly BookHeadWire[]> {
  const text = /^https?:\/\//.test(place) ? await download(place) : await readFile(place, 'utf8');
  const parsed = keptSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new StartProblem(`${place} holds no head of the books`);
  return parsed.data;
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new StartProblem(`${address} answers ${answer.status}`);
  return answer.text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
