import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closed, forgetHealth, listen } from '@/lib/upstream/fault-server.fixture';
import { callList } from './call-list';

const file = new URL('../../../docs/own-upstream.md', import.meta.url);
const text = readFileSync(file, 'utf8');
const mark = '<!-- What follows is made from scripts/conformance/calls: npx vitest run own-upstream -u -->\n';
const byHand = text.slice(0, text.indexOf(mark));

it('docs/own-upstream.md lists the calls as they are (npx vitest run own-upstream -u renews it)', async () => {
  expect(byHand).toContain('# An upstream of your own');
  await expect(`${byHand}${mark}\n${callList()}`).toMatchFileSnapshot(file.pathname);
});

/** What stands in the page's one block of a language. */
function block(language: string): string {
  return new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(byHand)?.[1] ?? '';
}

const run = promisify(execFile);
const runs: Readonly<Record<string, () => Promise<{ readonly stdout: string }>>> = {
  js: () => run(process.execPath, ['--input-type=module', '-e', block('js')], { env: variables() }),
  sh: () => run('sh', ['-euc', block('sh')], { env: variables() }),
};

const secret = 'bir-sir-ki-en-az-otuz-iki-karakter';
let given = secret;
let servers: readonly Server[] = [];
let siteUrl: string;
/** What a handler of Next's leaves behind. */
let stored: {
  readonly incrementalCache: object;
  readonly cacheLifeProfiles: object;
  readonly pendingRevalidatedTags?: readonly { readonly tag: string }[];
};

function variables(): NodeJS.ProcessEnv {
  return { ...process.env, SITE_URL: siteUrl, REVALIDATE_SECRET: given };
}

/** The site's own handler on real HTTP, in the store that Next gives its handlers, and an upstream that is there. */
beforeAll(async () => {
  Object.assign(globalThis, { AsyncLocalStorage });
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('REVALIDATE_SECRET', secret);
  const init = JSON.stringify({ status: true, data: {} });
  const upstream = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(init),
  );
  vi.stubEnv('UPSTREAM_URL', await listen(upstream));
  const { workAsyncStorage } = await import('next/dist/server/app-render/work-async-storage.external');
  const { POST } = (await import('@/lib/bff/answer-call')).callMethods('revalidate');
  const site = createServer(
    getRequestListener((request) => {
      const handle = () => POST(request, { params: Promise.resolve(undefined) });
      return Reflect.apply(workAsyncStorage.run, workAsyncStorage, [stored, handle]);
    }),
  );
  siteUrl = await listen(site);
  servers = [upstream, site];
});
beforeEach(() => {
  forgetHealth();
  given = secret;
  stored = { incrementalCache: {}, cacheLifeProfiles: {} };
});
afterAll(async () => {
  await Promise.all(servers.map(closed));
  vi.unstubAllEnvs();
});

const hasShellTools = await run('sh', ['-c', 'openssl version && curl --version']).then(
  () => true,
  () => false,
);

describe('the example of a signed revalidation', () => {
  const languages = Object.keys(runs).filter((language) => language === 'js' || hasShellTools);

  it.each(languages)('in %s is taken by the site', async (language) => {
    const { stdout } = (await runs[language]?.()) ?? { stdout: '' };
    expect(JSON.parse(stdout)).toEqual({ status: true, tags: ['sponsors'] });
    expect(stored.pendingRevalidatedTags?.map(({ tag }) => tag)).toEqual(['sponsors']);
  });

  it.each(languages)('in %s is refused with another secret', async (language) => {
    given = 'ein-ganz-anderes-geheimnis-von-drueben';
    await expect(runs[language]?.()).rejects.toThrow(/403/);
    expect(stored.pendingRevalidatedTags).toBeUndefined();
  });
});
