import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileHint, hintScripts } from './compile-hint';

const folder = mkdtempSync(join(tmpdir(), 'compile-hint-'));
const chunk = (name: string) => join(folder, 'static', 'chunks', name);

beforeAll(() => {
  mkdirSync(chunk('pages'), { recursive: true });
  writeFileSync(chunk('one.js'), 'one()');
  writeFileSync(chunk('pages/two.js'), 'two("ı")');
  writeFileSync(chunk('one.css'), '.one{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('begins each script of the build with the hint, once, and touches nothing else', () => {
  hintScripts(folder);
  hintScripts(folder);
  expect(readFileSync(chunk('one.js'), 'utf8')).toBe(`${compileHint}one()`);
  expect(readFileSync(chunk('pages/two.js'), 'utf8')).toBe(`${compileHint}two("ı")`);
  expect(readFileSync(chunk('one.css'), 'utf8')).toBe('.one{}');
});
