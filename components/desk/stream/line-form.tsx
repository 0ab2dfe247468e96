import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { randomKey } from '@/lib/browser/idempotency-key';
import { findGame, type NamedGame } from '@/lib/browser/stream/find-games';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { parseAmount } from '@/lib/format/parse-amount';
import { BalanceForm } from './balance-form';
import { GameBox } from './game-box';
import { MoneyField } from './money-field';

interface LineFormProps {
  readonly stream: StreamDesk;
}

type Missing = Readonly<Partial<Record<'game' | 'bet' | 'cost', true>>>;

/** The next line: a game by two letters, the bet, Enter, and the next one. */
export function LineForm({ stream }: LineFormProps) {
  const t = useTranslations('desk.stream.own.form');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const box = useRef<HTMLInputElement>(null);
  const betField = useRef<HTMLInputElement>(null);
  const costField = useRef<HTMLInputElement>(null);
  /** The game that was taken; null while it is what is typed, a promise where Enter was faster than the search. */
  const game = useRef<NamedGame | Promise<NamedGame> | null>(null);
  /** Lines are added in the order they were typed, also where one waits for its game. */
  const last = useRef(Promise.resolve());
  const { desk, latest, take } = stream;
  const isBuy = desk.kind === 'bonus-buys';

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [bet, cost] = [amountOf(fields, 'bet'), isBuy ? amountOf(fields, 'cost') : null];
    // Enter after the bet leads to the price, as Enter after the game leads to the bet.
    if (bet && fields.get('cost') === '' && document.activeElement === betField.current)
      return costField.current?.focus();
    const name = typed.trim();
    const lacking: Missing = {
      ...(name === '' && { game: true }),
      ...(!bet && { bet: true }),
      ...(isBuy && !cost && { cost: true }),
    };
    setMissing(lacking);
    if (!bet || Object.keys(lacking).length > 0) return;
    const suggested = String(fields.get('suggested_by') ?? '').trim() || null;
    const line = { key: randomKey(), bet, cost, win: null, flag: 'normal' as const, suggested_by: suggested };
    const chosen = game.current ?? { slug: null, name };
    last.current = last.current.then(async () => {
      const { slug, name: title } = await chosen;
      // A buy is played at once, unless another is: also one that was typed before it and had to wait for its game.
      const isNow = isBuy && !latest().lines.some(({ state: one }) => one === 'now');
      const state = isNow ? ('now' as const) : ('waiting' as const);
      take({ kind: 'add', line: { ...line, state, game: slug, name: title }, before: null });
    });
    type('');
    event.currentTarget.reset();
    box.current?.focus();
  };

  const type = (text: string) => {
    game.current = null;
    setTyped(text);
  };
  const choose = (taken: NamedGame | null) => {
    game.current = taken ?? findGame(typed.trim());
    if (taken) setTyped(taken.name);
    betField.current?.focus();
  };
  const wrong = (name: keyof Missing) => (missing[name] ? t(`missing.${name}`) : undefined);
  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <GameBox input={box} typed={typed} error={wrong('game')} onType={type} onTake={choose} />
        <div className={isBuy ? 'grid grid-cols-2 gap-4' : 'grid'}>
          <MoneyField name="bet" label={t('bet')} error={wrong('bet')} input={betField} />
          {isBuy ? (
            <MoneyField name="cost" label={t('cost')} error={wrong('cost')} input={costField} />
          ) : null}
        </div>
        {isBuy ? (
          <Field name="suggested_by" label={t('suggestedBy')} autoComplete="off" maxLength={60} />
        ) : null}
        <Button type="submit" variant="primary">
          {t('add')}
        </Button>
      </form>
      <BalanceForm stream={stream} />
    </div>
  );
}

function amountOf(fields: FormData, name: string): number | null {
  return parseAmount(String(fields.get(name) ?? ''));
}
