import { findNextStep, type OwnDay } from '@/lib/format/own-day';
import { NextThing } from './next-thing';
import { OwnFacts } from './own-facts';

interface OwnDayFactsProps {
  readonly day: OwnDay;
  /** The account is paused: nothing is to be earned. */
  readonly isPaused: boolean;
}

/** What a member has, and the one thing to do next. */
export function OwnDayFacts({ day, isPaused }: OwnDayFactsProps) {
  return (
    <>
      <OwnFacts day={day} />
      <NextThing step={findNextStep(day, isPaused)} />
    </>
  );
}
