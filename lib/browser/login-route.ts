import type { Route } from 'next';
import { loginPath } from '@/lib/format/next-path';

/** The login page, leading back to `path`, as the router takes it (D7). */
export function loginRoute(path: string): Route {
  const target = loginPath(path);
  return isLoginRoute(target) ? target : '/sponsorlar';
}

function isLoginRoute(target: string): target is Route {
  return target === '/login' || target.startsWith('/login?');
}
