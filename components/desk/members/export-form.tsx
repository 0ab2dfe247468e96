'use client'; // The file is taken from here.

import { useTranslations } from 'next-intl';
import { takeFile } from '@/lib/browser/take-file';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface ExportFormProps {
  readonly id: string;
  readonly username: string;
}

/** Everything that is stored about a member, as a file; the audit log says who took it, and why. */
export function ExportForm({ id, username }: ExportFormProps) {
  const t = useTranslations('desk.member.steps.export');
  const path = deskCallTo('deskMemberExport', id);
  return (
    <StepForm
      step="export"
      title={t('title')}
      path={path}
      ask={(body) => takeFile(path, { body, name: `${username}.json` })}
    />
  );
}
