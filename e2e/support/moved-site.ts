import { join } from 'node:path';
import { startCommand } from '@/scripts/testing/command.fixture';
import { expect } from '../fixtures';
import { type OwnFolderSite, startOwnFolder } from './own-folder';

/**
 * Takes a backup of the site that runs out of `data` below a folder, as an operator would by `npm run backup`, brings it into another folder by
 * `npm run restore`, and starts the site out of that.
 */
export async function moveSite(folder: string): Promise<OwnFolderSite> {
  const file = join(folder, 'site.tar.gz');
  const moved = join(folder, 'moved');
  const backup = await startCommand('backup', [file, '--data', join(folder, 'data')]).ended;
  expect(backup).toMatchObject({ code: 0, errors: '' });
  const restore = await startCommand('restore', [file, '--data', moved]).ended;
  expect(restore).toMatchObject({ code: 0, errors: '' });
  expect(restore.output).toContain('all agree');
  return startOwnFolder(moved);
}
