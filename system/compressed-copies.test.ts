import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { writeCompressedCopies } from './compressed-copies';

const folder = mkdtempSync(join(tmpdir(), 'compressed-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lays a copy in each coding beside what gets smaller by it, and touches nothing else', async () => {
  const at = (name: string) => join(folder, 'static', name);
  mkdirSync(at('chunks'), { recursive: true });
  const script = 'export const yazı = "şartlar";\n'.repeat(40);
  writeFileSync(at('chunks/one.js'), script);
  writeFileSync(at('short.css'), 'a{}');
  writeFileSync(at('face.woff2'), script);
  await writeCompressedCopies(folder);
  expect(readFileSync(at('chunks/one.js'), 'utf8')).toBe(script);
  expect(String(brotliDecompressSync(readFileSync(at('chunks/one.js.br'))))).toBe(script);
  expect(String(gunzipSync(readFileSync(at('chunks/one.js.gz'))))).toBe(script);
  for (const name of ['short.css', 'face.woff2'])
    for (const ending of ['.br', '.gz']) expect(existsSync(at(name + ending)), name + ending).toBe(false);
});
