import { isStalePlan } from './named-statements';

/** SQLSTATEs after which another try may work: connection lost, shutting down, too many clients, no room, a disk that fails, timeouts, deadlock. */
const passing = /^(08...|57P0[123]|57014|55P03|53...|58030|40001|40P01|25P03)$/;
const system = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const driver =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i;
/** PostgreSQL's own word for a disk that may not be written; its SQLSTATE says only that something is not permitted. */
const readOnly = /read-only file system/i;

/** True when an error (or what caused it) means "the database cannot answer now", not "the program is wrong". */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (
    passing.test(code) ||
    system.test(code) ||
    driver.test(error.message) ||
    readOnly.test(error.message) ||
    isStalePlan(error)
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable(error.cause);
}
