import type { useTranslations } from 'next-intl';
import type { ContentProblem, LockReason } from '@/contract/desk-problems';
import type { FieldTexts } from './content-field';

type Translate = ReturnType<typeof useTranslations<'desk.content'>>;

/** A problem in the viewer's language; what no word fits is told as the server wrote it. */
export function problemText(problem: ContentProblem, t: Translate, texts: FieldTexts): string {
  const { code, values } = problem;
  const reason = values.reason;
  if (typeof reason === 'string' && isLock(reason)) return t(`locks.${reason}`, { ...blanks, ...values });
  const other = values.other;
  const given = {
    most: '',
    least: '',
    ...values,
    other: typeof other === 'string' ? texts.label(other) : '',
  };
  return t.has(`problems.${code}`) ? t(`problems.${code}`, given) : problem.text;
}

/** What a text may ask for and a problem may not have. */
const blanks = { most: '', least: '', place: '', count: '', column: '' };

/** The problems of a form by the paths of its fields; several of one field stand behind each other. */
export function problemsByField(
  problems: readonly ContentProblem[],
  t: Translate,
  texts: FieldTexts,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const problem of problems) {
    const field = problem.field ?? '';
    const text = problemText(problem, t, texts);
    found[field] = found[field] ? `${found[field]} ${text}` : text;
  }
  return found;
}

/** The problems that a refused write brings; none where it brings something else. */
export function readProblems(detail: unknown): readonly ContentProblem[] {
  const problems: unknown =
    typeof detail === 'object' && detail !== null && 'problems' in detail ? detail.problems : [];
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

function isProblem(value: unknown): value is ContentProblem {
  return typeof value === 'object' && value !== null && 'code' in value && 'text' in value;
}

const lockReasons = [
  ...(['begun', 'ended', 'over', 'stage', 'taking_part', 'played', 'registered', 'guessed'] as const),
  ...(['guessing_over', 'figures_stand', 'ordered', 'awaited', 'takeable', 'frozen', 'held'] as const),
  ...(['address', 'published'] as const),
] as const satisfies readonly LockReason[];

function isLock(reason: string): reason is (typeof lockReasons)[number] {
  return lockReasons.some((known) => known === reason);
}
