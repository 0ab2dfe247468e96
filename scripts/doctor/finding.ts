/** How something stands: as it should be, to be looked at, or wrong. */
export type Level = 'ok' | 'warning' | 'wrong';

/** What was found about one thing: a sentence that says it and, where it is not well, what to do. It holds no secret. */
export interface Finding {
  readonly level: Level;
  readonly says: string;
}

/** Something is as it should be. */
export const ok = (says: string): Finding => ({ level: 'ok', says });
/** Something works, but is to be looked at. */
export const warning = (says: string): Finding => ({ level: 'warning', says });
/** Something does not work, or will not. */
export const wrong = (says: string): Finding => ({ level: 'wrong', says });

const width = 9;

/** The findings line by line, and how many are not well in the last. */
export function toReport(found: readonly Finding[]): string {
  const count = (level: Level) => found.filter((one) => one.level === level).length;
  const [faults, warnings] = [count('wrong'), count('warning')];
  const sum =
    faults + warnings === 0
      ? 'All is well.'
      : `${faults} wrong, ${warnings} to be looked at, ${count('ok')} well.`;
  return [...found.map(({ level, says }) => `${level.padEnd(width)}${says}`), '', sum].join('\n');
}
