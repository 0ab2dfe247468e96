/** A stub with a notch on each long side, where it is torn off. */
const stub =
  'M6 0H60a5 5 0 0 0 10 0H90a6 6 0 0 1 6 6V42a6 6 0 0 1-6 6H70a5 5 0 0 0-10 0H6a6 6 0 0 1-6-6V6A6 6 0 0 1 6 0Z';

/** A bundle of ticket stubs, fanned. Decorative. */
export function TicketFan() {
  return (
    <svg viewBox="0 0 132 96" width="132" height="96" aria-hidden="true" className="shrink-0 fill-none">
      <path
        d={stub}
        transform="rotate(-20 30 110) translate(16 26)"
        className="fill-surface stroke-line-strong"
      />
      <path
        d={stub}
        transform="rotate(-8 30 110) translate(16 26)"
        className="fill-surface stroke-line-strong"
      />
      <g transform="rotate(4 30 110) translate(16 26)" className="stroke-text-3">
        <path d={stub} className="fill-surface-2" />
        <path d="M65 10V38" strokeDasharray="0.1 4" strokeWidth="2" strokeLinecap="round" />
        <path d="M12 15H42M12 24H52M12 33H32" strokeLinecap="round" />
        <path d="M76 13V35M79 13V35M81 13V35M85 13V35M88 13V35" />
      </g>
    </svg>
  );
}
