import type { ReactNode } from 'react';

interface RaffleTicketProps {
  /** What the ticket is for. */
  readonly children: ReactNode;
  /** What stands on the part that is torn off. */
  readonly stub: ReactNode;
}

/** A ticket as wide as its place: a body, and a stub behind a perforated edge that ends in two notches. */
export function RaffleTicket({ children, stub }: RaffleTicketProps) {
  return (
    <div className="relative grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0 p-5 sm:p-7">{children}</div>
      <div className="relative border-t-2 border-dashed border-line-strong bg-bg-raised p-5 sm:p-7 lg:border-t-0 lg:border-l-2">
        <Notch className="-top-3.5 -left-3.5" />
        <Notch className="max-lg:-top-3.5 max-lg:-right-3.5 lg:-bottom-3.5 lg:-left-3.5" />
        {stub}
      </div>
    </div>
  );
}

function Notch({ className }: { readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-6.5 rounded-full border border-line bg-bg ${className}`}
    />
  );
}
