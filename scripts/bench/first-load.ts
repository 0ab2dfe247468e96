import { gzipSync } from 'node:zlib';

/** The weight of the scripts a page's HTML loads, at once or after its first frame (docs/adr/063), compressed, in KiB. A member's page is asked for with its `cookie`. */
export async function firstLoadScripts(url: string, cookie = ''): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const atOnce = html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi);
  const late = (/\)\((\["\/_next\/[^\]]*\]),\["[^\]]*\]\)<\/script>/.exec(html)?.[1] ?? '').matchAll(
    /"([^"]+)"/g,
  );
  const sources = [...atOnce, ...late].map((match) => match[1] ?? '');
  const sizes = await Promise.all(
    [...new Set(sources)].map(async (source) => {
      const answer = await fetch(new URL(source, url));
      return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
