import { type DestinationStream, type Logger, pino } from 'pino';
import { logLines } from '@/system/log-lines';
import { env } from './env';

let logger: Logger | undefined;

/** The site's log: JSON lines on stdout. Callers name what they log; a token, a cookie or a password is never among it. */
export function log(): Logger {
  logger ??= createLog(env().LOG_LEVEL);
  return logger;
}

/** A log of a level. What must never be in one is cut out by name, should a caller pass it by mistake (T-LOG-1). */
export function createLog(level: string, destination: DestinationStream = logLines()): Logger {
  const options = {
    level,
    base: { program: 'site' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets, censor: '[cut]' },
  };
  return pino(options, destination);
}

const names = [
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'bearer',
  'authorization',
  'cookie',
  'email',
  'phone',
  'affiliate_code',
  'invite_code',
];
const secrets = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
