import { readdirSync, readFileSync } from 'node:fs';
import { findDomainWords } from './check/domain-words';
import { findFolderCycles } from './check/folder-cycles';
import { findPathLiterals } from './check/path-literals';
import { findOddServiceCalls } from './check/service-calls';

/**
 * No folder imports one that imports it, over however many others (the cycles of files are the import table's), no name in
 * `components/ui` is of the domain, no route calls a service otherwise than with its context and one input, and no file of the site but
 * the tables of addresses spells one (ADR 192). Tests are free.
 */
const rooms = ['app', 'components', 'lib', 'contract', 'api', 'front', 'supervisor', 'postgres', 'system'];
const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|fixture)\.tsx?$|\/testing\//.test(path))
  .concat('middleware.ts', 'next.config.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const { paths }: { paths: object } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

const faults = [
  ...findFolderCycles(sources),
  ...findDomainWords(sources),
  ...findOddServiceCalls(sources),
  ...findPathLiterals(sources, Object.keys(paths)),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
