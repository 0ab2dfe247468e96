import type { useTranslations } from 'next-intl';
import { errorTexts } from '@/lib/browser/error-texts';
import type { CallError } from '@/lib/browser/send-json';

interface Failure {
  /** HTTP status, 0 when nothing answered. */
  readonly status: number;
  readonly error: CallError;
}

/**
 * What a failed login says: one sentence for whatever was wrong with name or password (specification 8), so that it does
 * not tell which; what is wrong with the code of a second factor, or that the team closed the account and why, which both come after those alone; the error's own text when the login was not judged at all (too many tries, no server).
 */
export function loginFailureTexts(
  { status, error }: Failure,
  t: ReturnType<typeof useTranslations<never>>,
): readonly string[] {
  if (error.errors?.code || error.error === 'account_suspended') return errorTexts(error, t);
  return status === 401 || status === 422 ? [t('toasts.loginFailed')] : errorTexts(error, t);
}
