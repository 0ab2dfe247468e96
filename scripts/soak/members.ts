import { setTimeout as delay } from 'node:timers/promises';
import { logInToSite, type SiteSession } from '@/scripts/demo-evening/site-session';
import type { Installation } from '@/supervisor/installation';
import { toSentence } from '@/system/problem';
import type { Phases } from './phases';

/** Members who are logged in at a site and read what is theirs. */
export interface Members {
  readonly outcome: () => {
    readonly asked: number;
    /** Answers that were wrong while nothing was at fault, in words. */
    readonly wrong: readonly string[];
    /** How many were while something was. */
    readonly duringFaults: number;
    /** How often a login was lost and made again. */
    readonly logins: number;
  };
  stop(): Promise<void>;
}

const names = ['oyuncu', 'moderator', 'editor'];
const paths = ['/api/user', '/vip', '/api/user', '/yayin', '/api/user', '/sikayetoneri', '/user/info'];
const pauseMs = 600;
const limitMs = 15_000;

/** Logs them in and has them read on, each one thing after another, until they are stopped. */
export async function startMembers({ env, secrets }: Installation, phases: Phases): Promise<Members> {
  let isStopped = false;
  let [asked, duringFaults, logins] = [0, 0, 0];
  const wrong: string[] = [];
  const logIn = (name: string) => logInToSite(env.siteUrl, { name, password: secrets.SEED_PASSWORD });

  async function readOn(name: string, first: SiteSession): Promise<void> {
    let session = first;
    for (let nth = 0; !isStopped; nth += 1, asked += 1) {
      const path = paths[nth % paths.length] ?? '/vip';
      const phase = phases.now();
      const fault = await visit(session, path);
      const isFault = phases.metSince(phase) !== null;
      if (fault !== null && isFault) duringFaults += 1;
      if (fault !== null && !isFault) wrong.push(`${name}, ${path}: ${fault}`);
      if (fault === 'logged out') {
        session = await logIn(name).catch(() => session);
        logins += 1;
      }
      await delay(pauseMs);
    }
  }

  const running: Promise<void>[] = [];
  for (const name of names) running.push(readOn(name, await logIn(name)));
  return {
    outcome: () => ({ asked, wrong, duringFaults, logins }),
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** What is wrong with an answer, or null: one that leads elsewhere than to the login is none of ours to judge. */
async function visit(session: SiteSession, path: string): Promise<string | null> {
  try {
    const status = await session.visit(path, AbortSignal.timeout(limitMs));
    if (status === 401 || (status >= 300 && status < 400)) return 'logged out';
    return status === 200 ? null : String(status);
  } catch (error) {
    return toSentence(error);
  }
}
