import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { lateScripts } from './late-scripts.mjs';
import { sha384, withIntegrity } from './with-integrity.mjs';

const a = '/_next/static/chunks/a.js';
const page = `<head><script src="${a}" async=""></script></head><body><script src="/_next/static/chunks/old.js" noModule=""></script></body>`;
const readIntegrity = async (path: string) => (path.includes('old') ? null : `sha384-${path.length}`);

it('names the hash of each script file of ours, and leaves what it cannot read', async () => {
  expect(await withIntegrity(page, readIntegrity)).toBe(
    page.replace(`"${a}"`, `"${a}" integrity="sha384-${a.length}"`),
  );
});

it('is done once, and leaves scripts of others and inline ones alone', async () => {
  const once = await withIntegrity(page, readIntegrity);
  expect(await withIntegrity(once, readIntegrity)).toBe(once);
  const others = '<script src="https://www.google.com/recaptcha/api.js"></script><script>a()</script>';
  expect(await withIntegrity(others, readIntegrity)).toBe(others);
});

it('goes along where a script is asked for late', async () => {
  const late = lateScripts(await withIntegrity(page, readIntegrity));
  expect(late).toContain(`("/_next/static/chunks/",["a.js"],["sha384-${a.length}"])`);
  expect(lateScripts(page)).toContain('("/_next/static/chunks/",["a.js"],[""])');
});

it('is what a browser computes', async () => {
  const bytes = Buffer.from('a()');
  expect(await sha384(bytes)).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
});
