'use client'; // The form's script comes after the page.

import { lateDrawn, whenQuiet } from '@/components/ui/late-drawn';
import type { GuessFormProps } from './guess-form';

/** The form of a guess: drawn with the page, filled in once its script is there. */
export const GuessPart = lateDrawn<GuessFormProps>(
  whenQuiet(() => import('./guess-form').then((module) => module.GuessForm)),
  <p className="min-h-64" />,
);
