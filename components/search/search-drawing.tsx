import { Drawing } from '@/components/ui/drawing';

/** A drawer of index cards under a lens. */
export function SearchDrawing() {
  return (
    <Drawing>
      <rect x="46" y="64" width="180" height="104" rx="12" className="fill-surface" />
      <path d="M62 64V48a8 8 0 0 1 8-8H202a8 8 0 0 1 8 8V64M78 40V28a8 8 0 0 1 8-8H186a8 8 0 0 1 8 8V40" />
      <path d="M68 92H160M68 112H136M68 132H148" />
      <circle cx="214" cy="116" r="42" className="fill-surface-2 stroke-text-3" />
      <path d="M245 147 276 178" strokeWidth="8" className="stroke-text-3" />
      <path d="M192 106H236M192 126H222" className="stroke-text-3" />
    </Drawing>
  );
}
