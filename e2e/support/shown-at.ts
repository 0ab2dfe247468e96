import { expect } from '@playwright/test';

/**
 * Pages are made anew by their own timers after a minute. A change that is made twice is told within this time or not at all: the first one makes them new, so that
 * no timer can bring the second.
 */
const beforeAnyTimer = { timeout: 30_000, intervals: [50] };

/** Resolves once each of these processes of a site shows this text among its sponsors. */
export async function shownAt(origins: readonly string[], text: string): Promise<void> {
  const shows = async (origin: string) => {
    const answer = await fetch(`${origin}/sponsorlar`, { headers: { connection: 'close' } });
    return (await answer.text()).includes(text);
  };
  const all = () => Promise.all(origins.map(shows));
  await expect.poll(all, beforeAnyTimer).toEqual(origins.map(() => true));
}
