import { resolve } from 'node:path';
import type { UpstreamEnv } from '@/api/env';
import type { StartEnvironment } from '@/supervisor/environment';
import { runningAddress } from '@/supervisor/instance-lock';
import type { Finding } from './finding';
import { readVariables } from './read-variables';

/** An installation that is examined; nothing of it is changed. */
export interface Examined {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Null where a variable is wrong: then what depends on them is not examined. */
  readonly env: StartEnvironment | null;
  /** What the community API reads; null as well where there is an upstream of the operator's own. */
  readonly apiEnv: UpstreamEnv | null;
  /** What is wrong with the variables, a line each, without their content. */
  readonly wrongVariables: readonly string[];
  readonly dataFolder: string;
  /** Whether `npm start` runs in the folder now. */
  readonly isRunning: boolean;
  readonly nowMs: () => number;
}

/** One thing to look at. */
export type Check = (examined: Examined) => readonly Finding[] | Promise<readonly Finding[]>;

/** What there is to examine by these variables and this data folder. */
export function toExamined(variables: Examined['variables'], folder: string | null): Examined {
  const dataFolder = resolve(folder ?? '.data');
  const read = readVariables(variables);
  return { variables, ...read, dataFolder, isRunning: runs(dataFolder), nowMs: Date.now };
}

/** A folder that cannot be read is told of by its own check. */
function runs(dataFolder: string): boolean {
  try {
    return runningAddress(dataFolder) !== null;
  } catch {
    return false;
  }
}
