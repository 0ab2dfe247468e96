import { Drawing } from '@/components/ui/drawing';

const piles = [
  { x: 62, coins: 2 },
  { x: 130, coins: 4 },
  { x: 198, coins: 6 },
];

/** Piles of coins that grow, drawn as blanks, and the place of the next one. */
export function PointsPicture() {
  return (
    <Drawing>
      <path d="M40 176H280" />
      {piles.map(({ x, coins }) => (
        <g key={x}>
          {Array.from({ length: coins }, (_, index) => 160 - index * 16).map((y) => (
            <g key={y}>
              <rect x={x} y={y} width="60" height="16" rx="5" className="fill-surface" />
              <path
                d={`M${x + 10} ${y + 5}v6M${x + 20} ${y + 5}v6M${x + 30} ${y + 5}v6M${x + 40} ${y + 5}v6M${x + 50} ${y + 5}v6`}
              />
            </g>
          ))}
        </g>
      ))}
      <rect x="198" y="80" width="60" height="16" rx="5" className="fill-surface-2 stroke-text-3" />
      <path d="M208 85v6M218 85v6M228 85v6M238 85v6M248 85v6" className="stroke-text-3" />
      <circle cx="228" cy="40" r="20" strokeDasharray="4 5" className="stroke-text-3" />
      <path d="M228 66V72M160 96V86M154 91l6-6 6 6M92 128V118M86 123l6-6 6 6" />
    </Drawing>
  );
}
