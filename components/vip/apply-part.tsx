'use client'; // The form's script comes after the page.

import { lateDrawn, whenQuiet } from '@/components/ui/late-drawn';
import type { ApplyFormProps } from './apply-form';

/** The form of an application: drawn with the page, pressed once its script is there. */
export const ApplyPart = lateDrawn<ApplyFormProps>(
  whenQuiet(() => import('./apply-form').then((module) => module.ApplyForm)),
  <p className="min-h-12" />,
);
