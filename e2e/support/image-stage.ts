import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleImage } from '../../scripts/image/assemble-image';
import { readStages } from '../../scripts/image/dockerfile';
import { type Performed, performStage } from '../../scripts/image/perform-stage';

/** The image of the Dockerfile, and how its folder is taken away. */
export interface BuiltImage {
  readonly image: Performed;
  remove(): void;
}

/**
 * The last stage of deploy/docker/Dockerfile, performed with the build of these journeys: its stage before, but for the build itself, which
 * `npm run deployment` makes anew. Anybody may enter it.
 */
export async function lastStageOfImage(): Promise<BuiltImage> {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-image-'));
  chmodSync(folder, 0o755);
  const built = join(folder, 'built');
  await assembleImage(join(built, 'build/.image'));
  const stage = readStages(readFileSync('deploy/docker/Dockerfile', 'utf8')).at(-1);
  if (stage === undefined) throw new Error('the Dockerfile has no stage');
  const image = performStage(stage, {
    root: join(folder, 'root'),
    context: '.',
    contextFiles: () => [],
    stages: new Map([['build', built]]),
    env: {},
  });
  execFileSync('chmod', ['-R', 'a+rX', image.root]);
  return { image, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
