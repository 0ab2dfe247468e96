import pino from 'pino';
import { openDatabase } from '@/api/db/client';
import { storeIn } from '@/api/picture-store';
import { randomIds } from '@/api/random-ids';
import { movePictures } from '@/api/services/media/move-pictures';
import { StartProblem } from '@/system/problem';
import { bucketInUse } from './backup/bucket-in-use';
import { backupOptions } from './backup/options';
import { runCommand } from './backup/run-command';
import { runningDatabase } from './import/running-database';

const help = `npm run picture-storage -- s3|database [--data FOLDER]

Moves every picture into the bucket of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY, or from there back into the database, while the site runs. Ended
in the middle, it goes on where it was.`;

/** `npm run picture-storage` (ADR 312). Exit code 1 says in one sentence what is wrong; what was moved until then stays moved. */
await runCommand(help, async () => {
  const { positionals, values } = backupOptions(process.argv.slice(3), help);
  const [to, ...more] = positionals;
  if ((to !== 's3' && to !== 'database') || more.length > 0) throw new StartProblem(help);
  const bucket = bucketInUse(process.env, pino({ level: 'silent' }));
  if (bucket === null)
    throw new StartProblem('No bucket is set: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY.');
  const database = openDatabase({
    url: runningDatabase(values.data ?? null),
    maxConnections: 2,
    patience: 10,
  });
  try {
    const pictureStore = storeIn(bucket, randomIds.uuid);
    const moved = await movePictures({ db: database.db, pictureStore }, to);
    return `${moved} pictures moved; all of them lie in ${to === 's3' ? 'the bucket' : 'the database'} now.`;
  } finally {
    await database.close();
  }
});
