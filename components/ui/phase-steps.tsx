import { Icon } from './icon';

/** A phase of something that goes on, with its hour in words; `isDone` once nothing more happens in it. */
export interface PhaseStep {
  readonly key: string;
  readonly name: string;
  readonly time: string;
  readonly isNow: boolean;
  readonly isDone: boolean;
}

interface PhaseStepsProps {
  readonly label: string;
  readonly steps: readonly PhaseStep[];
}

/** Phases in their order, side by side on a desktop; the one at hand is marked. */
export function PhaseSteps({ label, steps }: PhaseStepsProps) {
  return (
    <ol
      aria-label={label}
      className="grid grid-cols-2 gap-2 sm:gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {steps.map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { name, time, isNow, isDone } }: { readonly step: PhaseStep }) {
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={`rounded-card border px-3 py-2.5 sm:px-4 sm:py-3 ${isNow ? 'border-text-3 bg-surface-2' : 'border-line'}`}
    >
      <p className={`flex items-center gap-2 text-sm font-semibold ${isNow ? '' : 'text-text-2'}`}>
        {isDone ? <Icon name="check" size={16} className="text-green" /> : null}
        {name}
      </p>
      <p className="mt-1 text-xs text-text-3 tabular-nums">{time}</p>
    </li>
  );
}
