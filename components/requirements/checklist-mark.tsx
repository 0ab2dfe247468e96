import { Icon } from '@/components/ui/icon';

interface ChecklistMarkProps {
  /** Whether the viewer meets it; null while nobody knows. */
  readonly isMet: boolean | null;
}

/** A ring, filled once the viewer meets the point. The line's text says it too. */
export function ChecklistMark({ isMet }: ChecklistMarkProps) {
  const tone = isMet === true ? 'border-green/50 bg-green/10 text-green' : 'border-line-strong text-text-2';
  return (
    <span
      aria-hidden="true"
      className={`flex size-6 shrink-0 items-center justify-center rounded-full border ${tone}`}
    >
      {isMet === null ? null : <Icon name={isMet ? 'check' : 'x'} size={14} />}
    </span>
  );
}
