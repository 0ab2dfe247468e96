import { Drawing } from '@/components/ui/drawing';

const rows = [88, 116, 144];
const columns = [92, 126, 160, 194, 228];

/** A sheet of the calendar with one day still to be circled. */
export function EventsPicture() {
  return (
    <Drawing>
      <rect
        x="76"
        y="22"
        width="184"
        height="148"
        rx="14"
        transform="rotate(4 160 96)"
        className="fill-surface"
      />
      <rect x="64" y="28" width="192" height="148" rx="14" className="fill-surface-2 stroke-text-3" />
      <path d="M64 64H256" className="stroke-text-3" />
      <path d="M104 18V38M216 18V38" className="stroke-text-3" />
      <path d="M132 47H188" strokeWidth="4" />
      {rows.flatMap((y) => columns.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" />))}
      <circle cx="194" cy="116" r="15" strokeDasharray="4 5" className="stroke-text-3" />
    </Drawing>
  );
}
