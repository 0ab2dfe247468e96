/** A start that cannot go on: one sentence for the person at the terminal, no stack trace, exit code 1. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The sentence of any error: our own as it is, a system error with its code, anything else with its message. */
export function toSentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether a system error carries this code (`ENOENT`, `EACCES`, …). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
