/** How a call stands: as it should be, optional and not there, wrong, or not asked. */
export type Verdict = 'holds' | 'missing' | 'wrong' | 'not asked';

/** What was found about one call. */
export interface Finding {
  readonly verdict: Verdict;
  /** The call, or what was tried with it. */
  readonly call: string;
  /** What is so, in a few words; empty where the verdict says it all. */
  readonly text: string;
  /** Each fault in a line. */
  readonly details: readonly string[];
}

/** A finding without faults. */
export const finding = (verdict: Verdict, call: string, text = ''): Finding => ({
  verdict,
  call,
  text,
  details: [],
});
