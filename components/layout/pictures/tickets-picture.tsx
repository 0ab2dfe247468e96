import { Drawing } from '@/components/ui/drawing';

const stub =
  'M10 0H124a8 8 0 0 0 16 0H180a10 10 0 0 1 10 10V82a10 10 0 0 1-10 10H140a8 8 0 0 0-16 0H10A10 10 0 0 1 0 82V10A10 10 0 0 1 10 0Z';

/** A bundle of ticket stubs, fanned, each with its perforation and its number still to come. */
export function TicketsPicture() {
  return (
    <Drawing>
      <path d={stub} transform="rotate(-17 60 190) translate(66 66)" className="fill-surface" />
      <path d={stub} transform="rotate(-7 60 190) translate(66 66)" className="fill-surface" />
      <g transform="rotate(3 60 190) translate(66 66)">
        <path d={stub} className="fill-surface-2 stroke-text-3" />
        <path d="M132 16V78" strokeDasharray="0.1 6" strokeWidth="2.5" className="stroke-text-3" />
        <path d="M20 26H76M20 42H104M20 66H52" />
        <path d="M152 24V68M158 24V68M162 24V68M170 24V68M174 24V68" />
      </g>
    </Drawing>
  );
}
