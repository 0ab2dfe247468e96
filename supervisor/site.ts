import { join } from 'node:path';
import type { Supervised } from '@/system/supervise';
import { step } from '../system/progress';
import { buildSite, isBuildStale } from './build';
import type { Installation } from './installation';
import { buildVariables, siteEnvironment } from './part-environment';
import { type GiveUp, keepRunning } from './parts';
import type { Programs } from './programs';
import type { Stack } from './stack';

/**
 * Begins to start the site while database and API (`upstream`) are still on their way: it loads its own code for as long as they take. Null where it has to be
 * built first, out of what the API answers. What becomes of it is told by `addSite`.
 */
export function beginSite(
  installation: Installation,
  { programs, upstream }: { readonly programs: Programs; readonly upstream: Promise<unknown> },
  giveUp: GiveUp,
): Promise<Supervised> | null {
  if (isBuildStale(buildVariables(installation.env))) return null;
  const begun = serveSite(installation, programs, giveUp, upstream);
  // Whoever adds it hears of it; until then nobody asks.
  begun.catch(() => undefined);
  return begun;
}

/** The site that was begun; where none could be, one that is built, while the API is up so that its pages carry content, and served. */
export async function addSite(
  stack: Stack,
  installation: Installation,
  giveUp: GiveUp,
  { programs, begun }: { readonly programs: Programs; readonly begun: Promise<Supervised> | null },
): Promise<void> {
  if (begun === null)
    await step('Building the site (a minute the first time)', () => {
      const { env, secrets } = installation;
      return buildSite(stack, buildVariables(env), siteEnvironment(env, secrets));
    });
  const { stop } = await step('Starting the site', () => begun ?? serveSite(installation, programs, giveUp));
  await stack.add(stop);
}

function serveSite(
  { env, secrets, dataFolder }: Installation,
  { site, sites }: Programs,
  giveUp: GiveUp,
  after?: Promise<unknown>,
): Promise<Supervised> {
  const isMany = env.SITE_PROCESSES > 1;
  const program = {
    name: 'The site',
    args: [isMany ? sites : site],
    env: siteEnvironment(env, secrets),
    isRenewable: isMany,
    logFile: join(dataFolder, 'site.log'),
  };
  return keepRunning(program, { readyUrl: `http://127.0.0.1:${env.PORT}/sponsorlar`, after }, giveUp);
}
