import { Drawing } from '@/components/ui/drawing';

/** A front page that has not been set yet. */
export function NewsPicture() {
  return (
    <Drawing>
      <path d="M244 56H262a8 8 0 0 1 8 8V160a14 14 0 0 1-14 14H230" className="fill-surface" />
      <path
        d="M58 26H236a8 8 0 0 1 8 8V160a14 14 0 0 0 12 14H64a14 14 0 0 1-14-14V34a8 8 0 0 1 8-8Z"
        className="fill-surface-2 stroke-text-3"
      />
      <path d="M68 48H226" strokeWidth="6" />
      <rect x="68" y="68" width="72" height="56" rx="6" className="fill-surface" />
      <path d="M68 112 90 92 106 106 118 96 140 116" />
      <path d="M156 74H226M156 90H226M156 106H210M156 122H222M68 142H226M68 156H190" />
    </Drawing>
  );
}
