import { Drawing } from '@/components/ui/drawing';

/** Two cards and the two ways between them. */
export function AffiliateChangePicture() {
  return (
    <Drawing>
      <rect x="28" y="48" width="92" height="112" rx="12" className="fill-surface" />
      <circle cx="74" cy="86" r="16" />
      <path d="M50 128H98M60 142H88" />
      <rect x="200" y="40" width="92" height="112" rx="12" className="fill-surface-2 stroke-text-3" />
      <circle cx="246" cy="78" r="16" className="stroke-text-3" />
      <circle cx="246" cy="78" r="11" strokeDasharray="2 2.6" />
      <path d="M222 120H270M232 134H260" />
      <path d="M134 84H184M174 74l11 10-11 10" className="stroke-text-3" />
      <path d="M186 118H136M146 108l-11 10 11 10" strokeDasharray="4 5" />
    </Drawing>
  );
}
