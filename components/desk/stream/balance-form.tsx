import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/parse-amount';
import { MoneyField } from './money-field';

interface BalanceFormProps {
  readonly stream: StreamDesk;
  /** The balance after collecting alone: what opening waits for. */
  readonly isBeforeOpening?: boolean;
}

type Name = 'start_balance' | 'collect_balance' | 'budget';

/** What a hunt began with and what was left after collecting, or a session's budget. */
export function BalanceForm({ stream: { desk, take }, isBeforeOpening = false }: BalanceFormProps) {
  const t = useTranslations('desk.stream.own');
  const [wrong, setWrong] = useState<Name | null>(null);
  const names = namesOf(desk.kind, isBeforeOpening);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = names.map((name) => [name, String(fields.get(name) ?? '').trim()] as const);
    const bad = typed.find(([, text]) => text !== '' && parseAmount(text) === null);
    setWrong(bad?.[0] ?? null);
    if (bad) return;
    const changed = typed.flatMap(([name, text]) => {
      const value = text === '' ? null : parseAmount(text);
      return value === desk[name] || (name === 'start_balance' && value === null) ? [] : [[name, value]];
    });
    if (changed.length > 0) take({ kind: 'fields', set: Object.fromEntries(changed) });
  };
  return (
    <form
      key={names.map((name) => desk[name]).join()}
      onSubmit={submit}
      className="stream-balances"
      noValidate
    >
      {names.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          hint={name === 'collect_balance' ? t('form.collectHint') : undefined}
          error={wrong === name ? t('form.noAmount') : undefined}
          defaultValue={shown(desk[name])}
        />
      ))}
      <Button type="submit" variant={isBeforeOpening ? 'primary' : 'secondary'}>
        {t('form.keepBalance')}
      </Button>
    </form>
  );
}

function namesOf(kind: StreamDesk['desk']['kind'], isBeforeOpening: boolean): readonly Name[] {
  if (kind === 'bonus-buys') return ['budget'];
  return isBeforeOpening ? ['collect_balance'] : ['start_balance', 'collect_balance'];
}

function shown(value: number | null): string {
  return value === null ? '' : formatMoney(value / 100);
}
