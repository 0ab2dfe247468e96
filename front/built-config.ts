import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Has Next take its configuration as the build was made with it: it would compile `next.config.ts` anew, with two compilers that then stay in memory
 * (docs/adr/446). An image has told its own already; without a build Next says so itself.
 */
export function takeBuiltConfig(): void {
  const file = '.next/required-server-files.json';
  if (process.env.__NEXT_PRIVATE_STANDALONE_CONFIG !== undefined || !existsSync(file)) return;
  const { config } = z.object({ config: z.looseObject({}) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
