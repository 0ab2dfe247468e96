import { Drawing } from '@/components/ui/drawing';

const levels = [86, 123, 160, 197, 234];

/** A club card with its crown, and the levels ahead. */
export function VipPicture() {
  return (
    <Drawing>
      <rect
        x="78"
        y="24"
        width="164"
        height="104"
        rx="14"
        transform="rotate(-5 160 76)"
        className="fill-surface"
      />
      <rect x="78" y="24" width="164" height="104" rx="14" className="fill-surface-2 stroke-text-3" />
      <path d="M138 86 132 54 149 68 160 48 171 68 188 54 182 86ZM138 94H182" className="stroke-text-3" />
      <path d="M94 112H130" />
      <path d="M86 160H234" />
      {levels.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="160"
          r={index === 0 ? 8 : 6}
          className={index === 0 ? 'fill-surface-2 stroke-text-3' : 'fill-bg-raised'}
        />
      ))}
    </Drawing>
  );
}
