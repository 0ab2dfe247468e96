import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/ui/check-field';
import { ExactField } from '@/components/ui/exact-field';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { FilePart } from './file-part';
import { NewPasswordPart } from './form-parts';
import { Part, touched } from './part';

/** What is filled in. */
export function FieldParts() {
  const t = useTranslations('desk.parts.texts');
  const [label, hint, error] = [t('label'), t('hint'), t('error')];
  const field = { label, hint, defaultValue: '' };
  const choice = {
    label,
    placeholder: t('choose'),
    options: ['1', '2'].map((value) => ({ value, label: `${t('choice')} ${value}` })),
  };
  const password = {
    name: 'current_password',
    label: t('password'),
    autoComplete: 'current-password',
  } as const;
  return (
    <>
      <Part
        name="field"
        states={{
          ...touched(<Field {...field} />),
          pressed: undefined,
          filled: <Field {...field} defaultValue={t('name')} />,
          disabled: <Field {...field} defaultValue={t('name')} disabled />,
          empty: <Field {...field} placeholder={t('choose')} />,
          error: <Field {...field} defaultValue="?" error={error} />,
        }}
      />
      <Part name="exact-field" states={{ filled: <ExactField label={label} defaultValue="oyuncu_07" /> }} />
      <Part
        name="password-field"
        states={{
          rest: <PasswordField {...password} />,
          focus: <PasswordField {...password} />,
          error: <PasswordField {...password} error={error} />,
        }}
      />
      <Part
        name="new-password-fields"
        states={{
          rest: (
            <div className="grid gap-4">
              <NewPasswordPart label={t('password')} again={t('again')} />
            </div>
          ),
        }}
      />
      <Part
        name="select-field"
        states={{
          ...touched(<SelectField {...choice} />),
          pressed: undefined,
          filled: <SelectField {...choice} defaultValue="2" />,
          disabled: <SelectField {...choice} disabled />,
          error: <SelectField {...choice} error={error} />,
        }}
      />
      <Part
        name="textarea-field"
        states={{
          ...touched(<TextareaField label={label} hint={hint} />),
          pressed: undefined,
          filled: <TextareaField label={label} defaultValue={t('sentence')} />,
          disabled: <TextareaField label={label} defaultValue={t('sentence')} disabled />,
          error: <TextareaField label={label} error={error} />,
        }}
      />
      <Part
        name="check-field"
        states={{
          ...touched(<CheckField label={t('sentence')} />),
          filled: <CheckField label={t('sentence')} hint={hint} defaultChecked />,
          disabled: <CheckField label={t('sentence')} disabled />,
          error: <CheckField label={t('sentence')} error={error} />,
        }}
      />
      <Part
        name="file-field"
        isWide
        states={{
          ...touched(<FilePart label={label} hint={hint} />),
          pressed: undefined,
          filled: <FilePart label={label} files={[{ progress: 1, url: picture }]} />,
          loading: <FilePart label={label} files={[{ progress: 0.4 }]} />,
          error: <FilePart label={label} error={error} files={[{ progress: 0, error }]} />,
        }}
      />
    </>
  );
}

const picture = '/avatars/2/1.jpg';
