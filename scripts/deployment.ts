import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from './backup/run-command';
import { readStages } from './image/dockerfile';
import { type Performed, performStage } from './image/perform-stage';
import { startContainer } from './image/start-container';

const help = `npm run deployment

Performs every step of deploy/docker/Dockerfile in an empty folder, with the files that git knows: installs the packages, builds the site, takes over what
runs, and asks the result for its health. Two minutes on two quiet cores; npm test -- --whole performs the last stage alone, with the build that it has.`;

/** `npm run deployment` (ADR 311): the Dockerfile executed where there is no Docker. Exit code 1 says which step failed. */
await runCommand(help, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-deployment-'));
  chmodSync(folder, 0o755);
  try {
    const stages = new Map<string, string>();
    let image: Performed | undefined;
    for (const [index, stage] of readStages(readFileSync('deploy/docker/Dockerfile', 'utf8')).entries()) {
      const root = join(folder, stage.name ?? String(index));
      mkdirSync(root);
      process.stdout.write(`· FROM ${stage.image}\n`);
      image = performStage(stage, { root, context: resolve('.'), contextFiles, stages, env: ofTheMachine() });
      if (stage.name !== null) stages.set(stage.name, root);
    }
    if (image === undefined) throw new Error('the Dockerfile has no stage');
    return `${await wellBeing(image)}; ${sizeOf(image.root)} MB beside the base image.`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The site alone, with no API behind it: it starts, says that it is well, and ends in order. */
async function wellBeing(image: Performed): Promise<string> {
  execFileSync('chmod', ['-R', 'a+rX', image.root]);
  const secret = 'a-secret-of-this-walk-with-enough-letters';
  const part = startContainer(image, {
    env: {
      PORT: '4399',
      SITE_URL: 'http://localhost:3000',
      SESSION_PASSWORD: secret,
      REVALIDATE_SECRET: secret,
    },
  });
  try {
    await part.well();
    const code = await part.stop();
    if (code !== 0) throw new Error(`It did not end in order: ${code}\n${part.output()}`);
    return `Every step was performed; the site is well${part.isConfined ? ' on a read-only tree, as somebody without rights' : ''}`;
  } finally {
    part.child.kill('SIGKILL');
  }
}

function contextFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  return listed.split('\0').filter((name) => name !== '');
}

/** What reaches the package registry and nothing of an operator's. */
function ofTheMachine(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) =>
    /^(PATH|HOME|npm_config_|NODE_EXTRA_CA_CERTS|.*_proxy$)/i.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

function sizeOf(folder: string): number {
  return Math.round(Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024);
}
