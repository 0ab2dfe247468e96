import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '@/lib/log';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { logLines } from './log-lines';

// Linux alone has such a file: every write to it finds no room.
it.skipIf(!existsSync('/dev/full'))(
  'a log on a full disk ends no program, however much is written to it',
  () => {
    const descriptor = openSync('/dev/full', 'w');
    const log = createLog('info', logLines(descriptor));
    for (let nth = 0; nth < 2_000; nth += 1) log.info({ text: 'x'.repeat(2_000) }, 'no room');
    closeSync(descriptor);
  },
);

it('a log writes each line at once', () => {
  const { folder, remove } = temporaryFolder('sikke-log-');
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'w');
  createLog('info', logLines(descriptor)).info('there');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ msg: 'there' });
  closeSync(descriptor);
  remove();
});
