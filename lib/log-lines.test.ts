import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logLines as linesOfApi } from '@/api/log-lines';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { createLog } from './log';
import { logLines } from './log-lines';

const logs = [
  ['site', logLines],
  ['community API', linesOfApi],
] as const;

// Linux alone has such a file: every write to it finds no room.
it.skipIf(!existsSync('/dev/full')).each(logs)(
  'the log of the %s on a full disk ends no program, however much is written to it',
  (_name, toLines) => {
    const descriptor = openSync('/dev/full', 'w');
    const log = createLog('info', toLines(descriptor));
    for (let nth = 0; nth < 2_000; nth += 1) log.info({ text: 'x'.repeat(2_000) }, 'no room');
    closeSync(descriptor);
  },
);

it.each(logs)('the log of the %s writes each line at once', (_name, toLines) => {
  const { folder, remove } = temporaryFolder('sikke-log-');
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'w');
  createLog('info', toLines(descriptor)).info('there');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ msg: 'there' });
  closeSync(descriptor);
  remove();
});
