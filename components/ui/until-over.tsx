'use client';

import type { ReactNode } from 'react';
import { useRemaining } from './use-remaining';

interface UntilOverProps {
  readonly until: string;
  readonly madeAtMs: number;
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** The moving part of `Until`. */
export function UntilOver({ until, madeAtMs, over, children }: UntilOverProps) {
  return useRemaining(until, madeAtMs).isOver ? over : children;
}
