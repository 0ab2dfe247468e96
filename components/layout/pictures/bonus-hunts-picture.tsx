import { Drawing } from '@/components/ui/drawing';

const columns = [28, 74, 120, 166, 212, 258];

/** A hunt board: opened bonuses, those that remain, and the progress rail below. */
export function BonusHuntsPicture() {
  return (
    <Drawing>
      {columns.map((x, index) => (
        <g key={x}>
          <rect
            x={x}
            y="28"
            width="36"
            height="44"
            rx="7"
            className={index < 4 ? 'fill-surface-2 stroke-text-3' : 'fill-surface'}
          />
          <rect x={x} y="84" width="36" height="44" rx="7" strokeDasharray="4 5" />
          {index < 4 ? <path d={`M${x + 11} 51l5 5 10-11`} className="stroke-text-3" /> : null}
        </g>
      ))}
      <rect x="28" y="152" width="266" height="12" rx="6" className="fill-surface" />
      <path d="M34 158H124" strokeWidth="5" className="stroke-text-3" />
      <circle cx="128" cy="158" r="10" className="fill-surface-2 stroke-text-3" />
      <path d="M176 176V181M222 176V181M268 176V181M82 176V181M128 176V181M36 176V181" />
    </Drawing>
  );
}
