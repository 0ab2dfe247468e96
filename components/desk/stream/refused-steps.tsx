import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { errorTexts } from '@/lib/browser/error-texts';
import type { RefusedStep } from '@/lib/browser/stream/stream-queue';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { problemText, readProblems } from '../content/problem-texts';
import { useFieldWords } from './use-field-words';

interface RefusedStepsProps {
  readonly stream: StreamDesk;
}

/** What was typed and not taken, with its reason, until somebody has read it. */
export function RefusedSteps({ stream: { refused, dismiss } }: RefusedStepsProps) {
  const t = useTranslations('desk.stream.own.refused');
  const reasonOf = useReason();
  if (refused.length === 0) return null;
  return (
    <ul role="alert" aria-label={t('list')} className="grid gap-2">
      {refused.map((one) => (
        <li key={one.key} className="stream-refused">
          <span className="min-w-0 flex-1">
            <b className="font-medium">{whatOf(one, t)}</b> {reasonOf(one)}
          </span>
          <Button variant="quiet" onClick={() => dismiss(one.key)}>
            {t('seen')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function whatOf({ step }: RefusedStep, t: ReturnType<typeof useTranslations<'desk.stream.own.refused'>>) {
  return step.kind === 'add' ? t('add', { name: step.line.name }) : t(step.kind);
}

/** Why a step was not taken: in the words of the content desk, for a line that is gone in the desk's own. */
function useReason(): (refused: RefusedStep) => string {
  const root = useTranslations();
  const t = useTranslations('desk.stream.own.refused');
  const content = useTranslations('desk.content');
  const words = useFieldWords();
  return ({ error, detail }) => {
    if (error.errors?.key) return t(error.errors.key.includes('unique') ? 'there' : 'gone');
    const problems = readProblems(detail);
    if (problems.length > 0) return problems.map((one) => problemText(one, content, words)).join(' ');
    return errorTexts(error, root).join(' ');
  };
}
