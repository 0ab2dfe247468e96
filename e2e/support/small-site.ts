import { freePort } from '../../scripts/stack/ports';
import { type BuiltSite, startBuiltSite } from './built-site';
import { revalidateSite, revalidationSecret } from './revalidate-site';
import { sessionPassword } from './session-cookie';
import { startSmallUpstream } from './small-upstream';

interface SmallSiteOptions {
  readonly middleware?: 'kept' | 'removed';
  /** Variables of the site beside those that make it stand before its upstream. */
  readonly env?: Readonly<Record<string, string>>;
  /** What GET /init answers. */
  readonly init?: object;
  /** What other public reads of the upstream answer, their `data` by path. */
  readonly reads?: Readonly<Record<string, unknown>>;
}

/** The built site in front of a small upstream of its own, both on loopback; `stop` ends both. */
export async function startSmallSite({
  middleware = 'kept',
  env,
  init,
  reads,
}: SmallSiteOptions = {}): Promise<BuiltSite> {
  const port = await freePort();
  const upstream = await startSmallUpstream(port, init, reads);
  const upstreamUrl = `http://127.0.0.1:${port}`;
  const own = {
    SESSION_PASSWORD: sessionPassword,
    UPSTREAM_URL: upstreamUrl,
    SITE_URL: '',
    RECAPTCHA_SITE_KEY: '',
    REVALIDATE_SECRET: revalidationSecret,
  };
  const site = await startBuiltSite({ middleware, env: { ...own, ...env } });
  // The build holds what its own upstream said.
  for (const path of Object.keys(reads ?? {})) await revalidateSite(site.port, path.slice(1));
  const stop = async () => {
    await site.stop();
    upstream.close();
  };
  return { port: site.port, stop };
}
