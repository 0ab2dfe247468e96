import { afterEach, expect, it, vi } from 'vitest';
import type { UserWire } from '@/contract/account';
import { fetchUser, forgetUser, tellUser } from './use-user';

afterEach(() => vi.unstubAllGlobals());

it('takes the keys of an older frontend away and leaves the others (D1)', async () => {
  const kept = new Map(['user', 'token', 'user_detail', 'closeModal', 'locale'].map((key) => [key, '1']));
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('window', { localStorage: { removeItem: (key: string) => kept.delete(key) } });
  await forgetUser();
  expect([...kept.keys()]).toEqual(['closeModal', 'locale']);
});

it('an answer under way keeps what the stream tells meanwhile, and tells the rest itself; the next one is not bound by it', async () => {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const user: UserWire = { username: 'deniz', permission: 'player', point: 5, unread_notifications: 0 };
  const wire = { data: { ...user, avatar_url: '/yeni.webp' } };

  const asked = fetchUser();
  await tellUser({ point: 30, unread: 1 });
  answers.shift()?.(Response.json(wire));
  expect(await asked).toMatchObject({ avatarUrl: '/yeni.webp', point: 30, unread: 1 });

  const again = fetchUser();
  answers.shift()?.(Response.json(wire));
  expect(await again).toMatchObject({ point: 5, unread: 0 });
});
