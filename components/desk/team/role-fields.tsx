'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import type { TeamRole } from '@/contract/desk-team';

/** A sponsor whose desk a support role may keep. */
export interface SponsorChoice {
  readonly slug: string;
  readonly name: string;
}

interface RoleFieldsProps {
  readonly roles?: readonly TeamRole[];
  readonly chosen: string;
  readonly onChoose: (role: string) => void;
  readonly sponsor?: string | undefined;
  readonly sponsors: readonly SponsorChoice[];
  readonly errorOf: (field: string) => string | undefined;
}

const everyRole: readonly TeamRole[] = ['player', 'editor', 'moderator', 'admin', 'support'];

/** The role, with what it may do, and for a support role its sponsor. */
export function RoleFields({
  roles = everyRole,
  chosen,
  onChoose,
  sponsor,
  sponsors,
  errorOf,
}: RoleFieldsProps) {
  const t = useTranslations('desk.team');
  const known = roles.find((role) => role === chosen);
  return (
    <>
      <SelectField
        name="role"
        label={t('role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
        hint={known ? t(`roleHints.${known}`) : undefined}
        error={errorOf('role')}
      />
      {chosen === 'support' ? (
        <SelectField
          name="sponsor"
          label={t('sponsor')}
          options={sponsors.map(({ slug, name }) => ({ value: slug, label: name }))}
          placeholder={t('choose')}
          defaultValue={sponsor ?? ''}
          error={errorOf('sponsor')}
        />
      ) : null}
    </>
  );
}
