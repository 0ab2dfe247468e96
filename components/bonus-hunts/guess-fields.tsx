import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import type { OwnGuessWire } from '@/contract/bonus-hunts';
import { formatMoney } from '@/lib/format/money';
import { formatUnits } from '@/lib/format/units';

interface GuessFieldsProps {
  /** What the fields begin with. */
  readonly guess: OwnGuessWire['guess'];
  readonly games: readonly SelectOption[];
  readonly errorOf: (field: string) => string | undefined;
}

/** The end balance, and the two side guesses that may be left out. */
export function GuessFields({ guess, games, errorOf }: GuessFieldsProps) {
  const t = useTranslations('huntGuess');
  return (
    <>
      <Field
        name="end_balance"
        label={t('endBalance')}
        hint={t('endBalanceHint', { exact: formatMoney(12500.5) })}
        error={errorOf('end_balance')}
        defaultValue={guess ? formatMoney(guess.end_balance / 100) : ''}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="best_x"
          label={t('bestX')}
          error={errorOf('best_x')}
          defaultValue={guess?.best_x == null ? '' : formatUnits(guess.best_x)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <SelectField
          name="best_game"
          label={t('bestGame')}
          options={withChosen(games, guess?.best_game ?? null)}
          placeholder={t('noGame')}
          error={errorOf('best_game')}
          defaultValue={guess?.best_game?.slug ?? ''}
        />
      </div>
    </>
  );
}

/** A game that has left the hunt since stays what the member chose. */
function withChosen(
  games: readonly SelectOption[],
  chosen: { readonly slug: string; readonly name: string } | null,
): readonly SelectOption[] {
  if (chosen === null || games.some(({ value }) => value === chosen.slug)) return games;
  return [...games, { value: chosen.slug, label: chosen.name }];
}
