import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { publicTags } from '@/lib/upstream/public-tags';
import { expireTag } from './expire-tag';

const keptSchema = z.object({ id: z.string(), sinceMs: z.number() });

/**
 * Keeps beside the build's pages which database they show, and since when: what is older was another's, and is made anew on its first visit, in every
 * later process as well (ADR 249). A build that was never served shows the database that it is served with first. @returns to be told the database's id
 */
export function pagesOfDatabase(file = '.next/sikke-database', nowMs = Date.now): (id: string) => void {
  let kept = readKept(file);
  if (kept) expireBefore(kept.sinceMs);
  return (id) => {
    if (kept?.id === id) return;
    kept = { id, sinceMs: kept ? nowMs() : 0 };
    expireBefore(kept.sinceMs);
    keep(file, kept);
  };
}

type Kept = z.infer<typeof keptSchema>;

function readKept(file: string): Kept | null {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Where the build cannot be written nothing is kept beside it either. */
function keep(file: string, kept: Kept): void {
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    return;
  }
}

function expireBefore(sinceMs: number): void {
  for (const tag of publicTags) expireTag(tag, sinceMs);
}
