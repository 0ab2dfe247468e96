import { Drawing } from '@/components/ui/drawing';

/** A curve up to today, and the dashes of what is not known yet. */
export function AnalysisPicture() {
  return (
    <Drawing>
      <path d="M48 24V172H284" className="stroke-text-3" />
      <path d="M48 60H276M48 98H276M48 136H276" className="stroke-line" />
      <g className="fill-surface">
        <rect x="70" y="126" width="22" height="46" />
        <rect x="108" y="104" width="22" height="68" />
        <rect x="146" y="116" width="22" height="56" />
        <rect x="184" y="78" width="22" height="94" className="fill-surface-2 stroke-text-3" />
        <rect x="222" y="62" width="22" height="110" strokeDasharray="4 5" className="fill-none" />
      </g>
      <path d="M60 116 81 104 119 78 157 90 195 52" className="stroke-text-3" />
      <circle cx="195" cy="52" r="6" className="fill-surface-2 stroke-text-3" />
      <path d="M203 48 262 26" strokeDasharray="4 5" className="stroke-text-3" />
    </Drawing>
  );
}
