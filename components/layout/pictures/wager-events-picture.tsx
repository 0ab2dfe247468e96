import { Drawing } from '@/components/ui/drawing';

/** Three lanes of a race and the finish they run to. */
export function WagerEventsPicture() {
  return (
    <Drawing>
      <g className="fill-surface">
        <rect x="24" y="34" width="248" height="32" rx="16" />
        <rect x="24" y="84" width="248" height="32" rx="16" />
        <rect x="24" y="134" width="248" height="32" rx="16" />
      </g>
      <path d="M40 50H168M40 100H120M40 150H80" strokeWidth="4" />
      <circle cx="178" cy="50" r="11" className="fill-surface-2 stroke-text-3" />
      <circle cx="130" cy="100" r="11" className="fill-surface-2 stroke-text-3" />
      <circle cx="90" cy="150" r="11" className="fill-surface-2 stroke-text-3" />
      <path d="M236 22V178M252 22V178" className="stroke-text-3" />
      <path d="M244 26V178" strokeWidth="8" strokeLinecap="butt" strokeDasharray="8 8" />
      <path d="M288 50H300M288 100H300M288 150H300" strokeDasharray="4 5" />
    </Drawing>
  );
}
