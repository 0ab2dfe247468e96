import { dirname, extname, join } from 'node:path';

/** Where another program of the API lies: beside the one that runs, in whatever form that is run. */
export function programBeside(name: string, running = process.argv[1] ?? ''): string {
  return join(dirname(running), `${name}${extname(running)}`);
}
