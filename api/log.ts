import pino, { type Logger } from 'pino';
import { loggedError } from './log-error';

/**
 * JSON lines on stdout. What must never be in a log is cut out by name, should a caller pass it by mistake. A closed
 * stdout ends the logging, not the program.
 */
export function createLog(level: string): Logger {
  process.stdout.on('error', () => undefined);
  const destination = pino.destination({ dest: 1, sync: true });
  destination.on('error', () => undefined);
  return pino(
    {
      level,
      base: { program: 'upstream' },
      redact: { paths: secrets, censor: '[cut]' },
      serializers: { err: loggedError },
    },
    destination,
  );
}

const names = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'cookie',
  'email',
  'affiliate_code',
  'invite_code',
];
const secrets = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
