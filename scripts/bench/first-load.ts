import { gzipSync } from 'node:zlib';
import { findLateScripts } from '@/lib/csp/late-scripts.mjs';

/** The weight of the scripts a page's HTML loads, at once or after its first frame (docs/adr/063), compressed, in KiB. A member's page is asked for with its `cookie`. */
export async function firstLoadScripts(url: string, cookie = ''): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const atOnce = html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi);
  const sources = [...Array.from(atOnce, ([, source = '']) => source), ...findLateScripts(html)];
  if (sources.length === 0) throw new Error(`${url} names no script: it is not read as it is written.`);
  const sizes = await Promise.all(
    [...new Set(sources)].map(async (source) => {
      const answer = await fetch(new URL(source, url));
      return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
