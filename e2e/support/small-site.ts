import { freePort } from '../../system/ports';
import { type BuiltSite, startBuiltSite } from './built-site';
import { revalidateSite, revalidationSecret } from './revalidate-site';
import { sessionPassword } from './session-cookie';
import { startSmallUpstream, type Write } from './small-upstream';

interface SmallSiteOptions {
  readonly middleware?: 'kept' | 'removed';
  /** Behind our front server; without it unless told so. */
  readonly hasFront?: boolean;
  /** Variables of the site beside those that make it stand before its upstream. */
  readonly env?: Readonly<Record<string, string>>;
  /** What GET /init answers. */
  readonly init?: object;
  /** What other public reads of the upstream answer, their `data` by path. */
  readonly reads?: Readonly<Record<string, unknown>>;
}

/** A built site whose upstream says what a test says. */
export interface SmallSite extends BuiltSite {
  readonly origin: string;
  /** From now on the upstream answers a public read with this `data`, and the site is told, as of any change. */
  say(path: `/${string}`, data: unknown): Promise<void>;
  /** What was to be written so far; nothing was. */
  readonly writes: readonly Write[];
}

/** The built site in front of a small upstream of its own, both on loopback; `stop` ends both. */
export async function startSmallSite({
  middleware = 'kept',
  hasFront = false,
  env,
  init,
  reads,
}: SmallSiteOptions = {}): Promise<SmallSite> {
  const port = await freePort();
  const said: Record<string, unknown> = { ...reads };
  const writes: Write[] = [];
  const upstream = await startSmallUpstream(port, init, said, writes);
  const upstreamUrl = `http://127.0.0.1:${port}`;
  const own = {
    SESSION_PASSWORD: sessionPassword,
    UPSTREAM_URL: upstreamUrl,
    SITE_URL: '',
    RECAPTCHA_SITE_KEY: '',
    REVALIDATE_SECRET: revalidationSecret,
  };
  const site = await startBuiltSite({ middleware, hasFront, env: { ...own, ...env } });
  // The build holds what its own upstream said.
  for (const path of Object.keys(said)) await revalidateSite(site.port, path.slice(1));
  const say = async (path: string, data: unknown) => {
    said[path] = data;
    await revalidateSite(site.port, path.slice(1));
  };
  const stop = async () => {
    await site.stop();
    upstream.close();
  };
  return {
    terminate: site.terminate,
    pid: site.pid,
    port: site.port,
    origin: `http://127.0.0.1:${site.port}`,
    say,
    writes,
    stop,
  };
}
