import { readdirSync, readFileSync } from 'node:fs';
import { findFolderCycles } from './check/folder-cycles';

/** No folder imports one that imports it, over however many others; the cycles of files are the import table's. Tests are free. */
const rooms = ['app', 'components', 'lib', 'contract', 'api', 'front', 'supervisor', 'postgres', 'system'];
const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|fixture)\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const cycles = findFolderCycles(sources);
for (const cycle of cycles) process.stdout.write(`${cycle}\n`);
if (cycles.length > 0) process.exitCode = 1;
