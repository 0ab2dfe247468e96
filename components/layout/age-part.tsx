'use client'; // The script of the question comes to sites that ask it.

import { lateDrawn } from '@/components/ui/late-drawn';
import type { AgeQuestionProps } from './age-question';

/** The question for the age: drawn with the page. Its answers wait for its script, at once. */
export const AgePart = lateDrawn<AgeQuestionProps>(
  () => import('./age-question').then((module) => module.AgeQuestion),
  null,
);
