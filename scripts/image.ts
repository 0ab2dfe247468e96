import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkedInstallation } from '@/supervisor/installation';
import { keptPrograms } from '@/supervisor/programs';
import { newStack } from '@/supervisor/stack';
import { addUpstream } from '@/supervisor/upstream';
import { StartProblem } from '@/system/problem';
import { runCommand } from './backup/run-command';
import { assembleImage } from './image/assemble-image';
import { buildForImage } from './image/build-for-image';

const help = `npm run image [-- FOLDER]

Builds the site as SITE_URL and its other variables say, and puts what runs of it, and nothing else, into FOLDER (.image): what the Dockerfile
takes over into the image.`;

/** `npm run image` (ADR 311): for the first stage of the Dockerfile, which has no database: an empty one is started for the build and thrown away. */
await runCommand(help, async () => {
  const folder = resolve(process.argv[3] ?? '.image');
  const data = mkdtempSync(join(tmpdir(), 'sikke-image-'));
  const stack = newStack();
  const giveUp = (sentence: string) => {
    throw new StartProblem(sentence);
  };
  try {
    const installation = await checkedInstallation(['--data', join(data, 'data'), '--empty'], process.env);
    const programs = await keptPrograms(installation.dataFolder);
    await addUpstream(stack, installation, giveUp, { programs });
    await buildForImage(stack, installation);
    return `${folder}: ${await assembleImage(folder)} files.`;
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
