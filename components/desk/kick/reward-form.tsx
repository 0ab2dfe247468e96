'use client'; // What is filled in is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

/** Adds a reward of the channel: what it costs there, and the coins or the item that it brings here. */
export function RewardForm() {
  const t = useTranslations('desk.kick.own');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: deskCallTo('deskKickRewards'),
    read: readReward,
    empties: true,
    done: () => router.refresh(),
  });
  const field = (name: string) => ({ name, error: errorOf(name), autoComplete: 'off' });
  const whole = { inputMode: 'numeric', maxLength: 10 } as const;
  return (
    <OneButtonForm {...form} save={t('addReward')}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...field('title')} label={t('rewardTitle')} maxLength={50} required />
        <Field {...field('cost')} {...whole} label={t('cost')} required />
        <Field {...field('coins')} {...whole} label={t('coins')} hint={t('coinsHint')} />
        <Field {...field('item')} label={t('item')} hint={t('itemHint')} maxLength={80} />
      </div>
    </OneButtonForm>
  );
}

/** Whole numbers as people write them; what is empty is left out, what is none goes out as it is and comes back as an error. */
function readReward(fields: FormData): Readonly<Record<string, unknown>> {
  const entries = [...fields].flatMap(([name, value]) => {
    const text = String(value).trim();
    const isWhole = (name === 'cost' || name === 'coins') && /^[\d.]+$/.test(text);
    return text === '' ? [] : [[name, isWhole ? Number(text.replaceAll('.', '')) : text] as const];
  });
  return Object.fromEntries(entries);
}

/** Ends a reward, once it was asked twice. */
export function EndReward({ id }: { readonly id: number }) {
  const t = useTranslations('desk.kick.own');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: deskCallTo('deskKickRewardEnd', id),
    read: () => ({}),
    done: () => router.refresh(),
  });
  return (
    <AskTwice
      ask={t('endReward')}
      sure={t('endRewardSure')}
      isBusy={isBusy}
      isShown={isReady}
      onSubmit={submit}
    />
  );
}
