import type { Installation } from './installation';
import type { GiveUp } from './parts';
import { keptPrograms } from './programs';
import { addSite, beginSite } from './site';
import type { Stack } from './stack';
import { addUpstream, type RunningUpstream, type UpstreamOptions } from './upstream';

/** Database, API and site, each where the installation has it; the site stops first and the database last, whichever was there first. */
export async function addProduct(
  stack: Stack,
  installation: Installation,
  giveUp: GiveUp,
  options: Omit<UpstreamOptions, 'programs'> = {},
): Promise<RunningUpstream> {
  const programs = await keptPrograms(installation.dataFolder);
  const upstream = addUpstream(stack, installation, giveUp, { ...options, programs });
  const site = installation.hasSite ? beginSite(installation, { programs, upstream }, giveUp) : null;
  try {
    const running = await upstream;
    if (installation.hasSite) await addSite(stack, installation, giveUp, { programs, begun: site });
    return running;
  } finally {
    // Where the upstream failed it has been stopped by then.
    await site?.catch(() => undefined);
  }
}
