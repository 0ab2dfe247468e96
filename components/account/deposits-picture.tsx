import { Drawing } from '@/components/ui/drawing';

/** A tray of slips, all of them dealt with. */
export function DepositsPicture() {
  return (
    <Drawing>
      <path d="M96 22H224a8 8 0 0 1 8 8V120H88V30a8 8 0 0 1 8-8Z" strokeDasharray="4 5" />
      <path d="M84 44H236a8 8 0 0 1 8 8V130H76V52a8 8 0 0 1 8-8Z" className="fill-surface" />
      <path d="M96 66H160M96 82H136M204 66H224" />
      <path
        d="M48 108H112a8 8 0 0 1 8 8 12 12 0 0 0 12 12H188a12 12 0 0 0 12-12 8 8 0 0 1 8-8H272V162a14 14 0 0 1-14 14H62a14 14 0 0 1-14-14Z"
        className="fill-surface-2 stroke-text-3"
      />
      <path d="M148 152l9 9 16-18" className="stroke-text-3" />
    </Drawing>
  );
}
