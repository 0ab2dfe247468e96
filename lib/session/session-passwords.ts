import type { SiteEnv } from '@/lib/env';

/** Development and tests alone: a production process without a password refuses to seal. */
const developmentPassword = 'sikke-development-password-not-for-production';

/**
 * The passwords of the seal, newest first (D35): the first seals, all open. Throws in production where none is set.
 */
export function sessionPasswords(
  source: Pick<SiteEnv, 'NODE_ENV' | 'SESSION_PASSWORD'>,
): [string, ...string[]] {
  const [newest, ...older] = source.SESSION_PASSWORD?.split(',').map((part) => part.trim()) ?? [];
  if (newest) return [newest, ...older];
  if (source.NODE_ENV === 'production')
    throw new Error(
      'SESSION_PASSWORD must be set: one or two comma-separated values of at least 32 characters',
    );
  return [developmentPassword];
}
