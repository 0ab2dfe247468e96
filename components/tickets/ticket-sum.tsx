'use client'; // What is typed beside it is counted while it is typed.

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { TicketTerms } from '@/contract/earned-tickets';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { ticketSum } from '@/lib/format/ticket-sum';

/** A rule of a draw under the value that its form sends for it. */
export interface ValuedRule {
  readonly value: string;
  readonly currency: string;
  readonly terms: TicketTerms;
}

interface TicketSumProps {
  readonly rules: readonly ValuedRule[];
  /** What stands in the form from the beginning; nothing unless given. */
  readonly start?: Typed;
}

interface Typed {
  readonly choice: string;
  readonly amount: string;
}

/** Beside the amount of a form: the tickets that it comes to by the rule of the chosen sponsor (`sponsor`, `amount`), and what keeps it from more. */
export function TicketSum({ rules, start = nothing }: TicketSumProps) {
  const t = useTranslations('ownTickets.sum');
  const box = useRef<HTMLOutputElement>(null);
  const { choice, amount } = useTyped(box, start);
  const rule = rules.find(({ value }) => value === choice);
  const sum = rule ? ticketSum(rule.terms, amount) : null;
  return (
    <output ref={box} className="ticket-sum">
      <strong className={sum && sum.count > 0 ? 'text-text' : 'text-text-3'}>
        {t('count', { count: sum ? formatCoins(sum.count) : '–' })}
      </strong>
      <span className="block min-h-4 text-xs leading-4 text-text-3">
        {rule && sum?.limit ? t(sum.limit, limitValues(rule)) : null}
      </span>
    </output>
  );
}

function limitValues({ currency, terms: { minAmount, amountPerTicket, maxPerUser } }: ValuedRule) {
  return {
    minimum: formatAmount(minAmount ?? 0, currency),
    price: formatAmount(amountPerTicket, currency),
    most: formatCoins(maxPerUser ?? 0),
  };
}

const nothing: Typed = { choice: '', amount: '' };

/** What stands in the fields around `box`, also after they were emptied or filled in before the script was there. */
function useTyped(box: { readonly current: HTMLElement | null }, start: Typed): Typed {
  const [typed, setTyped] = useState(start);
  useEffect(() => {
    const form = box.current?.closest('form, fieldset');
    if (!form) return;
    const read = () => setTyped({ choice: typedIn(form, 'sponsor'), amount: typedIn(form, 'amount') });
    const readEmptied = () => queueMicrotask(read);
    read();
    form.addEventListener('input', read);
    form.addEventListener('reset', readEmptied);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('reset', readEmptied);
    };
  }, [box]);
  return typed;
}

function typedIn(form: Element, name: string): string {
  const field = form.querySelector(`[name="${name}"]`);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
}
