import { Drawing } from '@/components/ui/drawing';

/** Prints from the viewers' screens, the one in front still empty. */
export function WinsPicture() {
  return (
    <Drawing>
      <rect
        x="94"
        y="28"
        width="112"
        height="136"
        rx="8"
        transform="rotate(-11 150 96)"
        className="fill-surface"
      />
      <rect
        x="114"
        y="28"
        width="112"
        height="136"
        rx="8"
        transform="rotate(8 170 96)"
        className="fill-surface"
      />
      <rect x="102" y="30" width="116" height="142" rx="8" className="fill-surface-2 stroke-text-3" />
      <rect x="112" y="40" width="96" height="92" rx="4" className="fill-surface" />
      <path d="M112 118 138 92 156 108 182 78 208 106" className="stroke-text-3" />
      <circle cx="138" cy="64" r="9" className="stroke-text-3" />
      <path d="M114 146H170M114 158H146" />
    </Drawing>
  );
}
