import { arrivalCodes } from '@/lib/session/affiliate';
import { sessionCookie } from '@/lib/session/cookie';
import { SessionTooLargeError, sealSession, unsealSession } from '@/lib/session/seal';
import { isServedOverHttps } from '@/lib/session/served-over-https';
import type { SessionData } from '@/lib/session/session-data';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import { cookieValues, serializeCookie } from './cookies';

/** The session of one request and the cookies its answer will set. */
export class SessionJar {
  readonly #setCookies = new Map<string, string>();

  private constructor(
    private readonly request: Pick<Asked, 'headers'>,
    private readonly cookie: ReturnType<typeof sessionCookie>,
    /** The living session, `null` for a guest. */
    public session: SessionData | null,
    /** A session cookie was sent but is no living seal of ours: tampered with, expired, twice. */
    readonly isDead: boolean,
  ) {}

  static async open(request: Pick<Asked, 'headers'>): Promise<SessionJar> {
    const cookie = sessionCookie(isServedOverHttps(request.headers));
    const values = cookieValues(request, cookie.name).filter(Boolean);
    const session = values.length === 1 ? await unsealSession(values[0]) : null;
    return new SessionJar(request, cookie, session, values.length > 0 && session === null);
  }

  /** Seals the session into the answer's cookie. Throws 502 `session_too_large` without setting one (F16). */
  async write(session: SessionData): Promise<void> {
    const { name, options } = this.cookie;
    try {
      this.#setCookies.set(name, serializeCookie(name, await sealSession(session), options));
    } catch (error) {
      throw error instanceof SessionTooLargeError ? new BffError('session_too_large') : error;
    }
    this.session = session;
  }

  /** Ends the session in this browser, wished for or not: its cookie goes, and what the visitor arrived with (D6). */
  clear(): void {
    const { name, options } = this.cookie;
    this.#setCookies.set(name, serializeCookie(name, '', { ...options, maxAge: 0 }));
    this.session = null;
    for (const { cookie } of arrivalCodes) this.remove(cookie);
  }

  /** The one value of another cookie of ours, `null` where there is none or more than one. */
  read(name: string): string | null {
    const values = cookieValues(this.request, name);
    return values.length === 1 ? (values[0] ?? null) : null;
  }

  /** Removes another cookie of ours, where the visitor has it. */
  remove(name: string): void {
    if (cookieValues(this.request, name).length === 0) return;
    const { options } = this.cookie;
    this.#setCookies.set(name, serializeCookie(name, '', { ...options, maxAge: 0 }));
  }

  applyTo(headers: Headers): void {
    for (const cookie of this.#setCookies.values()) headers.append('set-cookie', cookie);
  }
}
