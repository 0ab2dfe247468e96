import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.mjs';
import { findLateScripts, lateScripts } from './late-scripts.mjs';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const device = '<script>"mark"</script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';

describe('the scripts of a prerendered page', () => {
  it('are asked for at its end, each once, and nothing else is touched', () => {
    const html = lateScripts(
      `<head>${preload}${script('a')}${device}${old}</head><body><p>x</p>${script('b')}</body>`,
    );
    expect(html).toMatch(
      new RegExp(
        `^<head>${device}${old}</head><body><p>x</p><script>.*\\("/_next/static/chunks/",\\["a\\.js","b\\.js"\\],\\["",""\\]\\)</script></body>$`,
      ),
    );
  });

  it('are named by what they have not in common', () => {
    for (const [names, said] of [
      [['a'], '"/_next/static/chunks/",["a.js"]'],
      [['x/a', 'x/b'], '"/_next/static/chunks/x/",["a.js","b.js"]'],
      [['x/a', 'xy/b'], '"/_next/static/chunks/",["x/a.js","xy/b.js"]'],
    ] as const)
      expect(lateScripts(`<head>${names.map(script).join('')}</head><body></body>`)).toContain(said);
  });

  it('are found again in it, and none where none are asked for so', () => {
    const paths = ['a', 'x/b', 'x/y/c'].map((name) => `/_next/static/chunks/${name}.js`);
    const html = `<head>${['a', 'x/b', 'x/y/c'].map(script).join('')}</head><body></body>`;
    expect(findLateScripts(lateScripts(html))).toEqual(paths);
    expect(findLateScripts(html)).toEqual([]);
  });

  it('are moved once, by one script that has a hash', async () => {
    const html = lateScripts(`<head>${script('a')}</head><body></body>`);
    expect(lateScripts(html)).toBe(html);
    expect(await inlineScriptHashes(html)).toHaveLength(1);
  });

  it('stay where there are none of our own, or no place for it', () => {
    for (const page of [`<head>${device}</head><body></body>`, script('a')])
      expect(lateScripts(page)).toBe(page);
  });
});
