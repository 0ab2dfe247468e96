import type { Asked } from './asked';

interface CookieOptions {
  readonly httpOnly: boolean;
  readonly sameSite: 'lax';
  readonly path: string;
  readonly secure: boolean;
  readonly maxAge: number;
}

/** Every value the request carries under a cookie's name, as sent. */
export function cookieValues(request: Pick<Asked, 'headers'>, name: string): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/** One Set-Cookie line (RFC 6265); `value` must already be made of cookie characters. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const flags = [
    `${name}=${value}`,
    `Path=${options.path}`,
    `Max-Age=${options.maxAge}`,
    ...(options.maxAge === 0 ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ];
  return flags.join('; ');
}
