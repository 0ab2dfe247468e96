import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { compressed, type Encoding } from '@/system/compressed';
import { copyEndings } from '@/system/compressed-copies';
import type { KeptAnswer } from './kept-answers';
import { preferredEncoding } from './preferred-encoding';
import { sendKept } from './send-kept';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A file that everybody may have, and what its answer says beside what it is. */
interface StaticFile {
  readonly file: string;
  readonly headers: OutgoingHttpHeaders;
  readonly isText: boolean;
}

/** What is kept at most, in bytes of bodies. */
const mostBytes = 12 * 1_048_576;

/** As browsers are told; another kind is Next's. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Answers for the files of the build and of `public/` out of memory, in the coding that the visitor takes best; anything else
 * goes on to `handler`. Next reads and compresses each file anew for each visitor, which takes a processor a hundred times as long as the page that names them
 * (docs/adr/483). They are those that lay there when the process began, as they were when the first visitor asked.
 */
export function staticFiles(handler: Handler, files = filesOfBuild()): Handler {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return async (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    const found = files.get(path);
    if (found === undefined) return handler(req, res);
    const encoding = found.isText ? preferredEncoding(req.headers['accept-encoding']) : null;
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known !== undefined) return sendKept(req, res, known);
    const answer = await readAnswer(found, encoding);
    // It was taken away since: Next says so.
    if (answer === null) return handler(req, res);
    kept.set(key, answer);
    sendKept(req, res, answer);
  };
}

/** Null where the file cannot be read. */
async function readAnswer(
  { file, headers, isText }: StaticFile,
  encoding: Encoding | null,
): Promise<KeptAnswer | null> {
  const whole = await readFile(file).catch(() => null);
  if (whole === null) return null;
  const coded = encoding === null ? null : await inCoding(file, whole, encoding);
  const body = coded ?? whole;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status: 200,
    headers: {
      ...headers,
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
      ...(coded === null || encoding === null ? {} : { 'content-encoding': encoding }),
      etag,
    },
    body,
  };
}

/** The copy that was made with the build, or one of now; null where a coding makes nothing of it. */
async function inCoding(file: string, whole: Buffer, encoding: Encoding): Promise<Buffer | null> {
  const made = await readFile(file + copyEndings[encoding]).catch(() => null);
  const coded = made ?? (await compressed(encoding, whole, 'hardest'));
  return coded.length < whole.length ? coded : null;
}

/** Where files lie, at which addresses, and what a browser is told of them unless the configuration says otherwise. */
const places = [
  { folder: 'public', address: '/', cacheControl: 'public, max-age=0' },
  // Named by what they hold.
  { folder: '.next/static', address: '/_next/static/', cacheControl: 'public, max-age=31536000, immutable' },
] as const;

/** The files of a build and of `public/` by their addresses, with the headers that the site's own configuration gives them. */
export function filesOfBuild(root = '.'): ReadonlyMap<string, StaticFile> {
  const toOwn = configuredHeaders(join(root, '.next/routes-manifest.json'));
  const files = places.flatMap(({ folder, address, cacheControl }) =>
    namesBelow(join(root, folder)).flatMap((name): [string, StaticFile][] => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const path = address + name.replaceAll('\\', '/');
      const headers = { 'cache-control': cacheControl, 'content-type': type, ...toOwn(path) };
      const isText = /^(?:text|application|image\/svg)/.test(type);
      return [[path, { file: join(root, folder, name), headers, isText }]];
    }),
  );
  return new Map(files);
}

function namesBelow(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

const manifestSchema = z.object({
  headers: z.array(
    z.object({ regex: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/** What `next.config.ts` has a path say, by the build's manifest; of two rules for one header the last one counts, however each writes it. */
function configuredHeaders(manifestFile: string): (path: string) => OutgoingHttpHeaders {
  const { headers } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const rules = headers.map((rule) => ({
    form: new RegExp(rule.regex),
    said: rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  }));
  return (path) =>
    Object.fromEntries(rules.filter(({ form }) => form.test(path)).flatMap(({ said }) => said));
}
