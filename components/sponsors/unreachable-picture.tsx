import { Drawing } from '@/components/ui/drawing';

/** A plug out of its socket: the list exists, only the way to it does not right now. */
export function UnreachablePicture() {
  return (
    <Drawing>
      <rect x="16" y="40" width="72" height="104" rx="12" strokeDasharray="4 5" />
      <path d="M30 62H74M30 78H60M30 122H66" strokeDasharray="4 5" />
      <path d="M88 92H112" className="stroke-text-3" />
      <path d="M112 70H130a22 22 0 0 1 0 44H112Z" className="fill-surface-2 stroke-text-3" />
      <path d="M152 82H164M152 102H164" strokeWidth="3" className="stroke-text-3" />
      <path d="M208 70H190a22 22 0 0 0 0 44H208Z" className="fill-surface" />
      <path d="M208 92H232" />
      <rect x="232" y="40" width="72" height="104" rx="12" className="fill-surface" />
      <path d="M232 76H304M246 94H288M246 110H272" />
      <circle cx="268" cy="58" r="8" strokeDasharray="2 2.2" />
      <path d="M160 54V42M146 58l-6-9M174 58l6-9M160 130V142M146 126l-6 9M174 126l6 9" />
    </Drawing>
  );
}
