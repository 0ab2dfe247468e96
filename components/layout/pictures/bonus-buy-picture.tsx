import { Drawing } from '@/components/ui/drawing';

const reels = [56, 128, 200];

/** Three reels at rest, and the ledger of cost and win below. */
export function BonusBuyPicture() {
  return (
    <Drawing>
      <rect x="40" y="20" width="240" height="104" rx="16" className="fill-surface" />
      {reels.map((x) => (
        <rect key={x} x={x} y="34" width="64" height="76" rx="8" className="fill-surface-2 stroke-text-3" />
      ))}
      <path d="M88 54 104 72 88 90 72 72Z" className="stroke-text-3" />
      <path d="M164 52 150 76H160L156 92 170 68H160Z" className="stroke-text-3" />
      <circle cx="232" cy="72" r="17" className="stroke-text-3" />
      <circle cx="232" cy="72" r="11" strokeDasharray="2 2.6" />
      <path d="M48 72H40M280 72H272" className="stroke-text-3" />
      <path d="M48 148H128M176 148H208M240 148H272M48 172H104M176 172H200M240 172H272" />
    </Drawing>
  );
}
