import { parseNewCode } from '../codes/parse-new-code';

interface Made {
  readonly title: string;
  /** Milliseconds. */
  readonly now: number;
  /** What was sent before and not answered: the same fields are the same code, from the same moment. */
  readonly last: Readonly<Record<string, unknown>> | null;
}

/** What the form of a code rain holds, as the handler of redeem codes takes it: from now on, for so many minutes. */
export function toTimedCode(fields: FormData, { title, now, last }: Made): Readonly<Record<string, unknown>> {
  const { minutes, ...given } = parseNewCode(fields);
  const lengthMs = /^\d{1,4}$/.test(String(minutes)) ? Number(minutes) * 60_000 : 0;
  const timed = (from: number) => ({
    ...{ ...given, title, channel: 'stream' },
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + lengthMs).toISOString(),
  });
  const again = last && timed(Date.parse(String(last.starts_at)));
  return again && JSON.stringify(again) === JSON.stringify(last) ? again : timed(now);
}
