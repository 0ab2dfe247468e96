import { Drawing } from '@/components/ui/drawing';

/** A shelf of the market with room on it, a price tag under each place. */
export function MarketPicture() {
  return (
    <Drawing>
      <path d="M36 92H284M36 168H284" className="stroke-text-3" />
      <path d="M44 92V100M276 92V100M44 168V176M276 168V176" />
      <rect x="56" y="48" width="44" height="44" rx="6" className="fill-surface-2 stroke-text-3" />
      <path d="M78 48V92M70 40q-8-8 0-10 6 0 8 18 2-18 8-18 8 2 0 10" className="stroke-text-3" />
      <rect x="138" y="44" width="44" height="48" rx="6" strokeDasharray="4 5" />
      <path d="M222 58h44v10a6 6 0 0 0 0 12v12h-44V80a6 6 0 0 0 0-12Z" className="fill-surface" />
      <rect x="56" y="124" width="44" height="44" rx="6" strokeDasharray="4 5" />
      <path
        d="M140 168V138a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6V168ZM150 132V126a10 10 0 0 1 20 0V132"
        className="fill-surface"
      />
      <rect x="222" y="120" width="44" height="48" rx="6" strokeDasharray="4 5" />
      <path
        d="M66 104H90M148 104H172M232 104H256M66 180H90M148 180H172M232 180H256"
        strokeWidth="5"
        className="stroke-surface-2"
      />
    </Drawing>
  );
}
