import { afterEach, expect, it, vi } from 'vitest';
import { forgetUser } from './use-user';

afterEach(() => vi.unstubAllGlobals());

it('takes the keys of an older frontend away and leaves the others (D1)', async () => {
  const kept = new Map(['user', 'token', 'user_detail', 'closeModal', 'locale'].map((key) => [key, '1']));
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('window', { localStorage: { removeItem: (key: string) => kept.delete(key) } });
  await forgetUser();
  expect([...kept.keys()]).toEqual(['closeModal', 'locale']);
});
