import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetUrl, ownPath, safeUrl } from './safe-url';

describe('safeUrl', () => {
  it.each(['https://kick.com/yayinci', 'http://127.0.0.1:4000/x?y=1#z'])('keeps %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    'https://user:pass@good.test/',
    'https://good.test@evil.test',
    'http://',
    'https://[',
    `https://x.test/${'a'.repeat(3000)}`,
    '',
    null,
    undefined,
  ])('drops %s (T-URL-1)', (value) => {
    expect(safeUrl(value)).toBeNull();
  });

  it('gives http or https alone, whatever text arrives', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `https://${rest}`),
        ),
        (text) => {
          const url = safeUrl(text);
          return url === null || /^https?:$/.test(new URL(url).protocol);
        },
      ),
    );
  });
});

describe('assetUrl', () => {
  it('joins a path to the base, and takes an absolute address as it is', () => {
    expect(assetUrl('https://cdn.test/', '/avatars/2/1.jpg')).toBe('https://cdn.test/avatars/2/1.jpg');
    expect(assetUrl('', '/avatars/2/1.jpg')).toBe('/avatars/2/1.jpg');
    expect(assetUrl('https://cdn.test', 'https://x.test/a.png')).toBe('https://x.test/a.png');
  });

  it.each(['//evil.test/x', '/../x', '/a/../b', '/a\\b', '/a b', '/a?b', 'a.jpg', '/', '', null])(
    'drops %s',
    (path) => {
      expect(assetUrl('', path)).toBeNull();
    },
  );
});

it('a path of this site is one alone: nothing that leads elsewhere or ends a style sheet’s address', () => {
  const good = ['/icons/icon-192.png', '/api/library/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/3-cc.webp'];
  for (const path of good) expect(ownPath(path)).toBe(path);
  for (const path of ['//evil.test/a.png', 'https://evil.test/a.png', '/a.png)}*{', '/a"b', '', null])
    expect(ownPath(path)).toBeNull();
});
