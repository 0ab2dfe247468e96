import { Drawing } from '@/components/ui/drawing';

/** Three blank cards, fanned: what stands where no sponsor is listed. */
export function NoSponsorPicture() {
  return (
    <Drawing>
      <rect
        x="52"
        y="46"
        width="92"
        height="124"
        rx="12"
        transform="rotate(-10 98 108)"
        className="fill-surface"
      />
      <rect
        x="176"
        y="46"
        width="92"
        height="124"
        rx="12"
        transform="rotate(10 222 108)"
        className="fill-surface"
      />
      <rect x="106" y="26" width="108" height="148" rx="14" className="fill-surface-2 stroke-text-3" />
      <path d="M106 82H214" className="stroke-text-3" />
      <path d="M124 104H178M124 120H160M124 150H196" />
      <circle cx="160" cy="54" r="14" className="stroke-text-3" />
      <circle cx="160" cy="54" r="10" strokeDasharray="2 2.19" />
    </Drawing>
  );
}
