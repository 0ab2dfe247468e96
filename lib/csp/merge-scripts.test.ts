import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.mjs';
import { mergeScripts } from './merge-scripts.mjs';
import { contentSecurityPolicy } from './policy.mjs';

const push = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;

it('makes one script of those that stand side by side, and runs them in their order', () => {
  const html = mergeScripts(
    '<p>x</p><script>n.push(1)</script><script>(n).push(2) // end</script><script>n.push(3)</script>',
  );
  const [, code = ''] = /^<p>x<\/p><script>([\s\S]*)<\/script>$/.exec(html) ?? [];
  const n: number[] = [];
  new Function('n', code)(n);
  expect(n).toEqual([1, 2, 3]);
});

it.each([
  '<script src="/a.js" async=""></script><script>b()</script>',
  '<script type="application/ld+json">{}</script><script>b()</script>',
  '<script id="_R_">a()</script><script>b()</script>',
  '<script>a()</script><p>x</p><script>b()</script>',
  '<script>a()</script><script src="/b.js"></script>',
  '',
])('leaves %s as it is', (html) => {
  expect(mergeScripts(html)).toBe(html);
});

it('is done once', () => {
  const html = `<script src="/a.js"></script>${push('a')}${push('b')}<p></p>${push('c')}`;
  expect(mergeScripts(mergeScripts(html))).toBe(mergeScripts(html));
  expect(mergeScripts(html).match(/<script>/g)).toHaveLength(2);
});

it('lets the policy of a page stay small however much an upstream answers', async () => {
  const readPolicy = async (html: string) =>
    contentSecurityPolicy({
      scripts: await inlineScriptHashes(html),
      isSecure: true,
      hasCaptcha: true,
      isDevelopment: false,
    });
  const pieces = Array.from({ length: 10_000 }, (_, nth) => push(`sponsor-${nth}`));
  expect((await readPolicy(mergeScripts(pieces.join('')))).length).toBeLessThan(1_500);
  expect((await readPolicy(pieces.join('<hr/>'))).length).toBeLessThan(8_192);
});
