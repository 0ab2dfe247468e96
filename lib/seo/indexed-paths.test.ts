import { describe, expect, it } from 'vitest';
import { pageKeys, pageRows } from '@/lib/routes';
import { closedPaths, indexedPaths } from './indexed-paths';

describe('what search engines see', () => {
  it('lists every public screen once and none that needs or makes a login', () => {
    expect(indexedPaths()).toHaveLength(new Set(indexedPaths()).size);
    for (const key of pageKeys) {
      const { path, access, isPerRequest = false } = pageRows[key];
      // What depends on its request is one page for each visitor: the search, a link out of a mail.
      const isListed = access === 'public' && path !== '/' && !isPerRequest;
      expect(indexedPaths().includes(path), path).toBe(isListed);
    }
  });

  it('closes calls, click-throughs and private screens, and nothing that is listed', () => {
    expect(closedPaths()).toEqual(
      expect.arrayContaining(['/api/', '/go/', '/login', '/vip', '/user', '/ara']),
    );
    const hidden = indexedPaths().filter((path) => closedPaths().some((closed) => path.startsWith(closed)));
    expect(hidden).toEqual([]);
  });
});
