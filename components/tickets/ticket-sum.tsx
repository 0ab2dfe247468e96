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
}

interface Typed {
  readonly choice: string;
  readonly amount: string;
}

/** Beside the amount of a form: the tickets that it comes to by the rule of the chosen sponsor (`sponsor`, `amount`), and what keeps it from more. */
export function TicketSum({ rules }: TicketSumProps) {
  const t = useTranslations('ownTickets.sum');
  const box = useRef<HTMLOutputElement>(null);
  const { choice, amount } = useTyped(box);
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

/** What stands in the form around `box`, also after it was emptied or filled in before the script was there. */
function useTyped(box: { readonly current: HTMLElement | null }): Typed {
  const [typed, setTyped] = useState<Typed>({ choice: '', amount: '' });
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const read = () => {
      const fields = new FormData(form);
      setTyped({ choice: String(fields.get('sponsor') ?? ''), amount: String(fields.get('amount') ?? '') });
    };
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
