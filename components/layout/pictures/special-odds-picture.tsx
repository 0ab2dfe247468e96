import { Drawing } from '@/components/ui/drawing';

/** A slip with the old rate struck out and a place for the better one. */
export function SpecialOddsPicture() {
  return (
    <Drawing>
      <path
        d="M84 22H220a8 8 0 0 1 8 8V176l-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-16-8V30a8 8 0 0 1 8-8Z"
        className="fill-surface-2 stroke-text-3"
      />
      <path d="M94 46H160M94 60H134" />
      <path d="M76 78H228" strokeDasharray="0.1 6" strokeWidth="2.5" />
      <rect x="94" y="96" width="48" height="28" rx="8" className="fill-surface" />
      <path d="M104 110H132" strokeWidth="4" />
      <path d="M98 118 138 102" className="stroke-text-3" />
      <path d="M150 110H160M156 105l5 5-5 5" className="stroke-text-3" />
      <rect x="170" y="90" width="44" height="40" rx="10" strokeDasharray="4 5" className="stroke-text-3" />
      <path d="M192 120V100M184 108l8-8 8 8" className="stroke-text-3" />
      <path d="M94 146H146" />
    </Drawing>
  );
}
