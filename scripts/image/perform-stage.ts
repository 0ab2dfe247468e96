import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Stage, Step } from './dockerfile';

/** A stage that was performed: what a container of it would be. */
export interface Performed {
  /** What is its `/`. */
  readonly root: string;
  /** Where it stands, below `root`. */
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  /** The program of its HEALTHCHECK. */
  readonly health: readonly string[];
}

interface Surroundings {
  /** An empty folder that becomes the stage's `/`. */
  readonly root: string;
  /** The files that COPY takes without `--from`, by their paths from `context` on. */
  readonly context: string;
  readonly contextFiles: () => readonly string[];
  /** The roots of the stages before. */
  readonly stages: ReadonlyMap<string, string>;
  /** What the steps see of the machine's environment, as the base image would have it. */
  readonly env: Readonly<Record<string, string>>;
  readonly args?: Readonly<Record<string, string>>;
}

type State = { -readonly [Key in keyof Performed]: Performed[Key] };

/** Performs the steps of a stage on this machine, RUN as the user who asks. Throws at a step that fails, or that it does not know. */
export function performStage({ steps }: Stage, around: Surroundings): Performed {
  const state: State = { root: around.root, workdir: '/', env: {}, user: 'root', command: [], health: [] };
  for (const step of steps) {
    const perform = kinds[step.keyword];
    if (perform === undefined) throw new Error(`no step of this walk: ${step.keyword} ${step.text}`);
    perform(state, step, around);
  }
  return state;
}

const words = z.array(z.string()).min(1);
const toWords = (text: string): readonly string[] => words.parse(JSON.parse(text));

const kinds: Readonly<Record<string, (state: State, step: Step, around: Surroundings) => void>> = {
  WORKDIR: (state, { text }) => {
    state.workdir = text;
    mkdirSync(join(state.root, text), { recursive: true });
  },
  ENV: (state, { text }) => {
    state.env = { ...state.env, ...pairs(text) };
  },
  ARG: (state, { text }, { args = {} }) => {
    const [name = '', fallback = ''] = text.split('=', 2);
    state.env = { ...state.env, [name]: args[name] ?? text.slice(name.length + 1) ?? fallback };
  },
  COPY: copy,
  RUN: (state, { text }, { env }) => {
    execFileSync('/bin/sh', ['-c', text], {
      cwd: join(state.root, state.workdir),
      env: { NODE_ENV: 'production', ...env, ...state.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  },
  USER: (state, { text }) => {
    state.user = text;
  },
  CMD: (state, { text }) => {
    state.command = toWords(text);
  },
  HEALTHCHECK: (state, { text }) => {
    state.health = toWords(text.replace(/^CMD\s+/, ''));
  },
  EXPOSE: () => undefined,
  STOPSIGNAL: (_, { text }) => {
    if (text !== 'SIGTERM') throw new Error(`the parts stop at SIGTERM, not at ${text}`);
  },
};

function copy(state: State, { flags, text }: Step, { context, contextFiles, stages }: Surroundings): void {
  const places = text.split(/\s+/);
  const target = join(state.root, state.workdir, places.pop() ?? '');
  const from = flags.get('from');
  for (const place of places) {
    if (from !== undefined)
      cpSync(join(stages.get(from) ?? '', place), target, { recursive: true, dereference: false });
    else copyOfContext(place, { target, context, files: contextFiles() });
  }
  if (flags.get('chown') === 'root:root' && process.getuid?.() === 0) chownSync(target, 0, 0);
}

/** A folder's content goes in, as COPY does; a file comes to lie in a target that ends with a slash. */
function copyOfContext(
  place: string,
  {
    target,
    context,
    files,
  }: { readonly target: string; readonly context: string; readonly files: readonly string[] },
): void {
  if (!statSync(join(context, place)).isDirectory()) {
    cpSync(join(context, place), join(target, basename(place)));
    return;
  }
  const beginning = place === '.' ? '' : `${place}/`;
  for (const file of files.filter((name) => name.startsWith(beginning)))
    cpSync(join(context, file), join(target, file.slice(beginning.length)));
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
