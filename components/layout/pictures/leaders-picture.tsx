import { Drawing } from '@/components/ui/drawing';

/** A podium for three, its places struck in Roman numerals, nobody on it yet. */
export function LeadersPicture() {
  return (
    <Drawing>
      <path d="M40 176H280" />
      <path
        d="M56 176V122a6 6 0 0 1 6-6H124V176ZM196 176V134H258a6 6 0 0 1 6 6V176Z"
        className="fill-surface"
      />
      <path d="M124 176V90a6 6 0 0 1 6-6H190a6 6 0 0 1 6 6V176Z" className="fill-surface-2 stroke-text-3" />
      <path
        d="M86 138V156M94 138V156M160 108V132M222 150V164M230 150V164M238 150V164"
        className="stroke-text-3"
      />
      <circle cx="160" cy="48" r="22" className="fill-surface-2 stroke-text-3" />
      <circle cx="160" cy="48" r="17" strokeDasharray="2.67 2.67" />
      <circle cx="90" cy="86" r="16" strokeDasharray="4 5" />
      <circle cx="230" cy="104" r="16" strokeDasharray="4 5" />
    </Drawing>
  );
}
