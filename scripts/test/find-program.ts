import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers lie that an ordinary user's `PATH` leaves out. */
const further = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The path of a program of this machine, null where it has none of that name. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...further];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
