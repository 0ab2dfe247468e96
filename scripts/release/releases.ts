import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Where the releases are kept: of each what its tables are, and its API. */
export const releasesFolder = resolve('api/db/releases');

const releaseSchema = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Its migrations, the oldest first: from then on none of them changes. */
  migrations: z
    .array(z.object({ tag: z.string(), when: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1),
});

/** A version that was released, and what its tables are. */
export type Release = z.infer<typeof releaseSchema>;

/** Every release, the oldest first. */
export function listReleases(folder: string = releasesFolder): readonly Release[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => releaseSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));
}

/** The newest release with exactly these migrations; null where none has them. */
export function versionOfTables(migrations: readonly number[], folder?: string): string | null {
  const wanted = [...migrations].sort().join();
  const found = listReleases(folder).filter(
    (release) =>
      release.migrations
        .map(({ when }) => when)
        .sort()
        .join() === wanted,
  );
  return found.at(-1)?.version ?? null;
}
