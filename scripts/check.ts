import { spawnSync } from 'node:child_process';

/** Format and lint, the import table, types, dead code: the same locally and in CI. Stops at the first that fails. */
const steps: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['format and lint', ['biome', 'check', '--error-on-warnings', '.']],
  [
    'import table',
    [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'components',
      'lib',
      'contract',
      'upstream',
      'middleware.ts',
    ],
  ],
  ['route types', ['next', 'typegen']],
  ['types', ['tsc', '--noEmit']],
  ['dead code', ['knip']],
];

for (const [name, [program = '', ...args]] of steps) {
  const started = Date.now();
  const result = spawnSync('npx', ['--no-install', program, ...args], { encoding: 'utf8' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${result.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (result.status !== 0) {
    process.stdout.write(`${result.stdout}${result.stderr}`);
    process.exit(1);
  }
}
