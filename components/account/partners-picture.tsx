import { Drawing } from '@/components/ui/drawing';

/** The member's card and a sponsor's, and the link between them that is still missing. */
export function PartnersPicture() {
  return (
    <Drawing>
      <rect x="24" y="52" width="104" height="100" rx="12" className="fill-surface-2 stroke-text-3" />
      <circle cx="76" cy="88" r="15" className="stroke-text-3" />
      <path d="M52 128a24 24 0 0 1 48 0" className="stroke-text-3" />
      <rect x="192" y="52" width="104" height="100" rx="12" className="fill-surface" />
      <path d="M192 92H296M208 110H252M208 126H236" />
      <circle cx="244" cy="72" r="9" strokeDasharray="2 2.7" />
      <path d="M128 102H140M180 102H192" className="stroke-text-3" />
      <path d="M140 102H180" strokeDasharray="0.1 8" strokeWidth="3" />
    </Drawing>
  );
}
