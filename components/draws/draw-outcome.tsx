import { Icon } from '@/components/ui/icon';
import type { DrawCheck, OwnLine } from '@/lib/browser/check-draw';

const steps = ['commitment', 'list', 'round', 'beacon', 'seed', 'results', 'own'] as const;
type Step = (typeof steps)[number];

/** What is said of each step: that it holds, or that it does not. */
export interface DrawCheckTexts {
  readonly action: string;
  readonly failed: string;
  readonly insecure: string;
  readonly unknown: string;
  readonly holds: string;
  readonly soFar: string;
  readonly differs: string;
  readonly steps: Readonly<Record<Step, { readonly yes: string; readonly no: string }>>;
  readonly line: OwnLineTexts;
}

interface OwnLineTexts {
  readonly title: string;
  readonly text: string;
  readonly left: string;
  readonly right: string;
}

interface DrawOutcomeProps {
  readonly outcome: DrawCheck;
  readonly texts: DrawCheckTexts;
}

/** What came out of computing a draw again, step by step. */
export function DrawOutcome({ outcome, texts }: DrawOutcomeProps) {
  if (!outcome.isKnown) return <p className="text-text-2">{texts.unknown}</p>;
  const shown = steps.flatMap((step) => (outcome[step] === null ? [] : [{ step, holds: outcome[step] }]));
  const isSound = shown.every(({ holds }) => holds);
  const sound = outcome.results === null ? texts.soFar : texts.holds;
  return (
    <div className="rounded-card border border-line bg-bg-raised p-4 sm:p-5">
      <p className={`font-display font-semibold ${isSound ? 'text-green' : 'text-red'}`}>
        {isSound ? sound : texts.differs}
      </p>
      <ul className="mt-3 space-y-2.5 text-sm">
        {shown.map(({ step, holds }) => (
          <li key={step} className="flex items-start gap-3 text-text-2">
            <Icon
              name={holds ? 'check' : 'x'}
              size={18}
              className={`mt-0.5 shrink-0 ${holds ? 'text-green' : 'text-red'}`}
            />
            {texts.steps[step][holds ? 'yes' : 'no']}
          </li>
        ))}
      </ul>
      {outcome.ownLine ? <OwnLineOf line={outcome.ownLine} texts={texts.line} /> : null}
    </div>
  );
}

/** The viewer's own line and the neighbours on its way to the root, each told from which side it is joined. */
function OwnLineOf({
  line: { line, path },
  texts,
}: {
  readonly line: OwnLine;
  readonly texts: OwnLineTexts;
}) {
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{texts.title}</summary>
      <p className="mt-2 max-w-3xl leading-relaxed text-text-2">{texts.text}</p>
      <ol className="mt-2 space-y-1 font-mono text-xs break-all text-text-2">
        <li>{line}</li>
        {path.map(({ side, hash }) => (
          <li key={hash}>
            {texts[side]} {hash}
          </li>
        ))}
      </ol>
    </details>
  );
}
