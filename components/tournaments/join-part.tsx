'use client'; // The form's script comes after the page.

import { lateDrawn, whenQuiet } from '@/components/ui/late-drawn';
import type { JoinFormProps } from './join-form';

/** The form of a sign-up: drawn with the page, filled in once its script is there. */
export const JoinPart = lateDrawn<JoinFormProps>(
  whenQuiet(() => import('./join-form').then((module) => module.JoinForm)),
  <p className="min-h-28" />,
);
