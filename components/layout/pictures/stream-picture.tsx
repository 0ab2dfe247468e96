import { Drawing } from '@/components/ui/drawing';

/** A screen that is dark, the chat beside it, and the signal that is not there yet. */
export function StreamPicture() {
  return (
    <Drawing>
      <rect x="28" y="52" width="188" height="116" rx="12" className="fill-surface-2 stroke-text-3" />
      <path d="M112 94V126L140 110Z" className="stroke-text-3" />
      <path d="M44 152H200" strokeWidth="3" />
      <rect x="228" y="52" width="64" height="116" rx="12" className="fill-surface" />
      <path d="M242 72H272M242 84H262M242 104H278M242 116H258M242 136H270M242 148H264" />
      <path d="M122 52V44" className="stroke-text-3" />
      <circle cx="122" cy="38" r="5" className="stroke-text-3" />
      <path
        d="M108 46a16 16 0 0 1 0-20M136 46a16 16 0 0 0 0-20M98 52a29 29 0 0 1 0-34M146 52a29 29 0 0 0 0-34"
        strokeDasharray="4 5"
      />
    </Drawing>
  );
}
