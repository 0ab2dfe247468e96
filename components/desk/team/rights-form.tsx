'use client'; // It is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import type { DeskRight, OwnRights } from '@/contract/desk-rights';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface RightsFormProps extends OwnRights {
  readonly id: string;
  /** Every right, in its order. */
  readonly rights: readonly DeskRight[];
}

/** For each right: as the role has it, beside the role, or without. */
export function RightsForm({ id, rights, granted, withdrawn }: RightsFormProps) {
  const t = useTranslations('desk.team');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: deskCallTo('deskTeamRights', id),
    method: 'PATCH',
    read: (fields) => ({
      granted: rights.filter((right) => fields.get(right) === 'granted'),
      withdrawn: rights.filter((right) => fields.get(right) === 'withdrawn'),
      reason: String(fields.get('reason') ?? ''),
    }),
    done: () => {
      showToast('success', t('rightsSaved'));
      router.refresh();
    },
  });
  const options = [
    { value: 'role', label: t('rightStates.role') },
    { value: 'granted', label: t('rightStates.granted') },
    { value: 'withdrawn', label: t('rightStates.withdrawn') },
  ];
  const stateOf = (right: DeskRight) => {
    if (granted.includes(right)) return 'granted';
    return withdrawn.includes(right) ? 'withdrawn' : 'role';
  };
  return (
    <OneButtonForm {...form} save={t('saveRights')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {rights.map((right) => (
          <SelectField
            key={right}
            name={right}
            label={t(`rights.${right}`)}
            options={options}
            defaultValue={stateOf(right)}
          />
        ))}
      </div>
      <TextareaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        error={errorOf('reason')}
        rows={2}
        maxLength={400}
        required
      />
    </OneButtonForm>
  );
}
