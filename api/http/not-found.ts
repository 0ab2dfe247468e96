import type { NotFoundHandler } from 'hono';
import { ServiceError } from '../service-error';
import type { Api, AppEnv } from './app-env';
import { errorAnswer } from './error-answer';

/** 405 with Allow when the path exists under another method, 404 otherwise; both in the one error body. */
export function notFound(app: Api): NotFoundHandler<AppEnv> {
  return (c) => {
    const allow = methodsAt(app, c.req.path);
    const error =
      allow.length === 0 ? new ServiceError('not_found') : new ServiceError('method_not_allowed', { allow });
    return errorAnswer(error, c);
  };
}

function methodsAt(app: Api, path: string): string[] {
  const fitting = app.routes.filter(
    ({ method, path: pattern }) => method !== 'ALL' && matches(pattern, path),
  );
  return [...new Set(fitting.map(({ method }) => method))].sort();
}

function matches(pattern: string, path: string): boolean {
  const [left, right] = [pattern.split('/'), path.split('/')];
  return left.length === right.length && left.every((part, at) => part.startsWith(':') || part === right[at]);
}
