import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { StreamLine } from '@/contract/desk-stream';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';
import { formatMoney } from '@/lib/format/money';
import { parseAmount } from '@/lib/format/parse-amount';
import { MoneyField } from './money-field';

interface LineEditProps {
  readonly line: StreamLine;
  readonly stream: StreamDesk;
  readonly onDone: (() => void) | undefined;
}

const flags = ['normal', 'super', 'extreme'] as const;

/** What can be done with a line beside opening it in turn: mend it, open it now, leave it out, take it away. */
export function LineEdit({ line, stream: { desk, take }, onDone }: LineEditProps) {
  const t = useTranslations('desk.stream.own.edit');
  const [isWrong, setWrong] = useState(false);
  const { key, state } = line;
  const isHunt = desk.kind === 'bonus-hunts';
  const done = (set: Partial<Omit<StreamLine, 'key'>>) => {
    take({ kind: 'change', key, set });
    onDone?.();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const amountOf = (name: string) => parseAmount(String(fields.get(name) ?? ''));
    const [bet, cost] = [amountOf('bet'), isHunt ? null : amountOf('cost')];
    const typed = String(fields.get('win') ?? '').trim();
    const win = typed === '' ? null : amountOf('win');
    const flag = flags.find((one) => one === fields.get('flag')) ?? 'normal';
    const isBad = !bet || (!isHunt && !cost) || (typed !== '' && win === null);
    setWrong(isBad);
    if (!isBad) done({ bet, cost, flag, ...(win !== line.win && { win }) });
  };
  return (
    <form onSubmit={submit} className="stream-edit" noValidate>
      <div className="stream-edit-fields">
        <MoneyField name="bet" label={t('bet')} defaultValue={shown(line.bet)} />
        {isHunt ? null : <MoneyField name="cost" label={t('cost')} defaultValue={shown(line.cost)} />}
        <MoneyField
          name="win"
          label={t('win')}
          defaultValue={shown(line.win)}
          error={isWrong ? t('wrong') : undefined}
        />
        {isHunt ? (
          <SelectField
            name="flag"
            label={t('flag')}
            defaultValue={line.flag}
            options={flags.map((value) => ({ value, label: t(`flags.${value}`) }))}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('save')}</Button>
        {state === 'now' || (isHunt && desk.collect_balance === null) ? null : (
          <Button variant="quiet" onClick={() => done({ state: 'now' })}>
            {t('now')}
          </Button>
        )}
        {state === 'void' ? (
          <Button variant="quiet" onClick={() => done({ state: 'waiting' })}>
            {t('back')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => done({ state: 'void' })}>
            {t('leaveOut')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => take({ kind: 'remove', key })}>
          {t('remove')}
        </Button>
      </div>
    </form>
  );
}

function shown(value: number | null): string {
  return value === null ? '' : formatMoney(value / 100);
}
