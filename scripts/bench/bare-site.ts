import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Child, startChild } from '@/supervisor/child';
import { waitReady } from '@/supervisor/wait-ready';

const list = (entries: number) =>
  `Array.from({ length: ${entries} }, (_, i) => <li key={i}><h2>Entry {i}</h2><p>{"text ".repeat(40)}</p></li>)`;

/** Six elements, with classes as a designed page has them. */
const parts =
  '<section key={i} className="flex h-full flex-col gap-6 rounded border p-5"><h2 className="text-lg font-semibold">Part {i}</h2><p className="mt-2 text-sm leading-relaxed">{"text ".repeat(8)}</p><ul className="grid gap-2"><li className="min-w-0">{i}</li></ul><a href={"/" + i}>More</a></section>';

/** The least a Next.js site can be: a prerendered list, the same list rendered per request, a page of a given number of elements, a route handler. */
const makeFiles = (entries: number): Readonly<Record<string, string>> => ({
  'package.json': '{ "private": true, "type": "module" }',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': `export default () => <ul>{${list(entries)}}</ul>;`,
  'app/dynamic/page.jsx': `export const dynamic = 'force-dynamic'; export default () => <ul>{${list(entries)}}</ul>;`,
  'app/dynamic/[elements]/page.jsx': `export default async ({ params }) => { const { elements } = await params; return <main>{Array.from({ length: Math.round(elements / 6) }, (_, i) => ${parts})}</main>; };`,
  'app/api/list/route.js': `export const dynamic = "force-dynamic"; export const GET = () => Response.json({ status: true, data: Array.from({ length: ${entries} }, (_, id) => ({ id, name: "entry", text: "text ".repeat(40) })) });`,
});

/** Builds the bare site with lists of so many entries (webpack follows the linked node_modules, Turbopack would not) and starts it with `next start`. */
export async function startBareSite(folder: string, port: number, entries: number): Promise<Child> {
  for (const [name, content] of Object.entries(makeFiles(entries))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const built = spawnSync(process.execPath, [next, 'build', '--webpack', folder], { env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The bare site does not build: ${built.stdout}${built.stderr}`);
  const child = startChild({
    name: 'The bare site',
    args: [next, 'start', folder, '--port', String(port)],
    env,
  });
  await waitReady(child, `http://127.0.0.1:${port}/`);
  return child;
}
