import { Drawing } from '@/components/ui/drawing';

/** A bracket with empty places: four to two to the one in the middle. */
export function TournamentsPicture() {
  return (
    <Drawing>
      <g className="fill-surface">
        <rect x="16" y="24" width="60" height="24" rx="6" />
        <rect x="16" y="60" width="60" height="24" rx="6" />
        <rect x="16" y="116" width="60" height="24" rx="6" />
        <rect x="16" y="152" width="60" height="24" rx="6" />
        <rect x="110" y="42" width="60" height="24" rx="6" />
        <rect x="110" y="134" width="60" height="24" rx="6" />
      </g>
      <path d="M76 36H87a6 6 0 0 1 6 6V66a6 6 0 0 1-6 6H76M93 54H110M76 128H87a6 6 0 0 1 6 6V158a6 6 0 0 1-6 6H76M93 146H110" />
      <path d="M170 54H185a6 6 0 0 1 6 6V140a6 6 0 0 1-6 6H170M191 100H212" className="stroke-text-3" />
      <rect x="212" y="80" width="92" height="40" rx="10" className="fill-surface-2 stroke-text-3" />
      <path d="M251 91H265V97a7 7 0 0 1-14 0ZM258 104V109M253 109H263" className="stroke-text-3" />
      <path d="M26 36H48M26 72H40M26 128H52M26 164H42M120 54H146M120 146H138" />
    </Drawing>
  );
}
