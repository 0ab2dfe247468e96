import { buildSite, isBuildStale } from '@/supervisor/build';
import type { Installation } from '@/supervisor/installation';
import { buildVariables, siteEnvironment } from '@/supervisor/part-environment';
import type { Stack } from '@/supervisor/stack';

/** Builds the site where the build that is there is another's. */
export async function buildForImage(stack: Stack, { env, secrets }: Installation): Promise<void> {
  const build = buildVariables(env);
  if (isBuildStale(build)) await buildSite(stack, build, siteEnvironment(env, secrets));
}
