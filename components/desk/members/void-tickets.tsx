'use client'; // The numbers that were typed are read here.

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';
import { readNumbers } from './ticket-numbers';

interface VoidTicketsProps {
  /** Which draw's, by its slug. */
  readonly raffle: string;
  /** The numbers of the line, to be taken back or cut down. */
  readonly numbers: string;
}

/** Takes tickets of a member's out of a draw whose list is open. */
export function VoidTickets({ raffle, numbers }: VoidTicketsProps) {
  const t = useTranslations('desk.member.steps.void_tickets');
  return (
    <StepForm
      step="void_tickets"
      title={t('title')}
      path={deskCallTo('ticketVoids', raffle)}
      read={(fields) => ({ numbers: readNumbers(String(fields.get('numbers') ?? '')) })}
      fields={(errorOf) => (
        <Field
          name="numbers"
          label={t('numbers')}
          hint={t('numbersHint')}
          error={errorOf('numbers')}
          defaultValue={numbers}
          autoComplete="off"
          required
        />
      )}
    />
  );
}
