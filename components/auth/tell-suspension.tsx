'use client'; // It says what the server said.

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ErrorBody } from '@/contract/error-body';
import { errorTexts } from '@/lib/browser/error-texts';
import { showErrors } from '@/lib/browser/toast';

/** What there is to tell. */
export interface TellSuspensionProps {
  readonly said: ErrorBody;
}

/** Tells in a toast that the team closed the account, until when and why. Shows nothing itself. */
export function TellSuspension({ said }: TellSuspensionProps) {
  const t = useTranslations();
  useEffect(() => showErrors(errorTexts(said, t)), [said, t]);
  return null;
}
