import { Drawing } from '@/components/ui/drawing';

/** A bell at rest, and the lines of what it has not rung for yet. */
export function NoticesPicture() {
  return (
    <Drawing>
      <path d="M60 150H120M60 166H96M200 150H260M224 166H260" strokeDasharray="4 5" />
      <path
        d="M160 36c-27 0-46 20-46 48v26l-14 24h120l-14-24V84c0-28-19-48-46-48Z"
        className="fill-surface stroke-text-3"
      />
      <path d="M160 36V24M146 134c0 10 6 16 14 16s14-6 14-16" className="stroke-text-3" />
      <path d="M132 84c0-16 11-28 28-28" />
    </Drawing>
  );
}
