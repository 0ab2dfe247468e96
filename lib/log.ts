import 'server-only';
import { type Logger, pino } from 'pino';
import { env } from './env';

let logger: Logger | undefined;

/** The site's log: JSON lines on stdout. Callers name what they log; a token, a cookie or a password is never among it. */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: { program: 'site' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
  return logger;
}
