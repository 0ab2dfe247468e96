import { sealData } from 'iron-session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionData } from './session-data';

const older = 'a'.repeat(40);
const newer = 'b'.repeat(40);
const day = 24 * 60 * 60;
const begun = Math.floor(Date.now() / 1000);

const session: SessionData = {
  token: 'header.payload.signature',
  tokenExpiresAt: begun + 3600,
  sessionId: 'session-1',
  startedAt: begun,
  user: { username: 'oyuncu', permission: 'player', phoneVerified: true, telegramVerified: false },
};

/** The environment is read once a process: a fresh module graph is a process started with these variables. */
async function startedWith(passwords: string, siteUrl = 'http://localhost:3000') {
  vi.resetModules();
  vi.stubEnv('SESSION_PASSWORD', passwords);
  vi.stubEnv('SITE_URL', siteUrl);
  return import('./seal');
}

describe('the sealed session', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  it('comes back as it was sealed', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    expect(await unsealSession(await sealSession(session))).toEqual(session);
  });

  it('keeps what somebody of the team may beside the role and what not, which the guard asks for', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    const rights = { granted: ['economy' as const], withdrawn: ['inbox' as const] };
    const lent = { ...session, user: { ...session.user, permission: 'moderator', rights } };
    expect(await unsealSession(await sealSession(lent))).toEqual(lent);
  });

  it('shows nothing of the token', async () => {
    const { sealSession } = await startedWith(older);
    expect(await sealSession(session)).not.toContain('payload');
  });

  it('is nobody when any single character is changed', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    const value = await sealSession(session);
    for (let at = 0; at < value.length; at += 7) {
      const changed = value.slice(0, at) + (value[at] === 'Q' ? 'g' : 'Q') + value.slice(at + 1);
      expect(await unsealSession(changed)).toBeNull();
    }
  });

  it.each([
    ['nothing', () => ''],
    ['a truncated seal', (value: string) => value.slice(0, -20)],
    ['an appended character', (value: string) => `${value}x`],
    ['5 000 characters', () => 'F'.repeat(5000)],
    ['a seal with foreign characters', (value: string) => value.replace('~2', '\u0000~2')],
    ['an unknown version', (value: string) => value.replace('~2', '~9')],
  ])('is nobody for %s', async (_name, disguise) => {
    const { sealSession, unsealSession } = await startedWith(older);
    expect(await unsealSession(disguise(await sealSession(session)))).toBeNull();
  });

  it('is nobody when the halves of two seals are swapped', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    const [one, two] = [
      await sealSession(session),
      await sealSession({ ...session, sessionId: 'session-2' }),
    ];
    expect(await unsealSession(one.slice(0, 200) + two.slice(200))).toBeNull();
  });

  it('is nobody when well sealed but of another shape', async () => {
    const { unsealSession } = await startedWith(older);
    expect(await unsealSession(await sealData({ token: 5 }, { password: older }))).toBeNull();
  });

  it('opens with the older of two passwords, seals with the newer, and drops the older with its removal', async () => {
    const before = await (await startedWith(older)).sealSession(session);
    const both = await startedWith(`${newer}, ${older}`);
    expect(await both.unsealSession(before)).toEqual(session);
    const resealed = await both.sealSession(session);
    const after = await startedWith(newer);
    expect(await after.unsealSession(resealed)).toEqual(session);
    expect(await after.unsealSession(before)).toBeNull();
  });

  it('is opened once by a process, and not anew where its time is over', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    const value = await sealSession(session);
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    await unsealSession(value);
    const keys = derive.mock.calls.length;
    expect(keys).toBeGreaterThan(0);
    expect(await unsealSession(value, begun + 15 * day)).toBeNull();
    expect(await unsealSession(value)).toEqual(session);
    expect(derive.mock.calls).toHaveLength(keys);
    derive.mockRestore();
  });

  it('lives 14 days without a renewal and 30 days at the longest', async () => {
    const { sealSession, unsealSession } = await startedWith(older);
    const value = await sealSession(session, begun);
    expect(await unsealSession(value, begun + 14 * day - 1)).toEqual(session);
    expect(await unsealSession(value, begun + 14 * day)).toBeNull();
    const renewed = await sealSession(session, begun + 20 * day);
    expect(await unsealSession(renewed, begun + 30 * day - 1)).toEqual(session);
    expect(await unsealSession(renewed, begun + 30 * day)).toBeNull();
  });

  it('refuses a session that a browser would drop, and keeps one just below', async () => {
    const { sealSession, SessionTooLargeError } = await startedWith(older);
    await expect(sealSession({ ...session, token: 'x'.repeat(8000) })).rejects.toThrow(SessionTooLargeError);
    const large = await sealSession({ ...session, token: 'x'.repeat(2500) });
    expect(large.length).toBeLessThan(4096);
  });

  it('refuses to seal in production without a password', async () => {
    const { sealSession } = await startedWith('');
    await expect(sealSession(session)).rejects.toThrow(/SESSION_PASSWORD/);
  });
});

describe('the cookie', () => {
  it('is __Host- and Secure over https, plain on http, always HttpOnly, Lax, on / and without a Domain', async () => {
    const { sessionCookie } = await import('./cookie');
    const flags = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 30 * day };
    expect(sessionCookie(true)).toEqual({
      name: '__Host-sikke',
      options: { ...flags, secure: true },
    });
    expect(sessionCookie(false)).toEqual({
      name: 'sikke',
      options: { ...flags, secure: false },
    });
  });
});
