import pino, { type Logger } from 'pino';
import { logLines } from '@/system/log-lines';
import { loggedError } from './log-error';

/**
 * JSON lines on stdout. What must never be in a log is cut out by name, should a caller pass it by mistake. A stdout that is
 * closed, or whose disk is full, ends the logging, not the program.
 */
export function createLog(level: string): Logger {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return pino(
    {
      level,
      base: { program: 'upstream' },
      redact: { paths: secrets, censor: '[cut]' },
      serializers: { err: loggedError },
    },
    logLines(),
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
