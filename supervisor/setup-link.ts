import { setupAnswerSchema } from '@/contract/setup';
import { extraPages } from '@/lib/routes';
import type { Installation } from './installation';
import { upstreamEnvironment } from './part-environment';

/** The link to the setup while the site waits for its first admin, as the running API says; null where it has one. */
export async function findSetupLink(installation: Installation): Promise<string | null> {
  const { env } = installation;
  const { CLIENT_ID = '', SETUP_TOKEN = '' } = upstreamEnvironment(installation, '');
  const answer = await fetch(`http://127.0.0.1:${env.UPSTREAM_PORT}/setup`, {
    headers: { 'X-Client-Id': CLIENT_ID },
  });
  const isOpen = setupAnswerSchema.safeParse(await answer.json()).data?.data?.is_open ?? false;
  return isOpen ? `${env.siteUrl}${extraPages.setup.path}#${SETUP_TOKEN}` : null;
}
