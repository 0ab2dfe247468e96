import { useTranslations } from 'next-intl';
import { formatTicket } from './ticket-number-text';

interface TicketNumberProps {
  readonly value: number;
}

/** A ticket by its number, as a stub: torn off at one side. */
export function TicketNumber({ value }: TicketNumberProps) {
  const t = useTranslations('raffles');
  return (
    <span className="inline-flex h-7 items-center rounded-r-md border border-l-2 border-line-strong border-l-line-strong [border-left-style:dashed] bg-surface-2 px-2.5 font-display text-sm font-semibold whitespace-nowrap tabular-nums">
      <span className="sr-only">{t('ticketNumber')} </span>
      {formatTicket(value)}
    </span>
  );
}
