import type { Kind } from '../kind';
import { scoreProblems } from './scores-problems';
import { type ScoreRow, scoreFields, scoreSchema } from './scores-row';
import { storedScores, writeScores } from './scores-stored';

/** What members have reached on leaderboards and in seasons so far; the board ranks them, and the clock closes it. */
export const scoreKind: Kind<ScoreRow> = {
  fields: scoreFields,
  schema: scoreSchema,
  missing: scoreProblems,
  stored: storedScores,
  write: writeScores,
};
