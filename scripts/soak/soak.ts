import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseHandle } from '@/api/db/client';
import { countByKind, type Verdict, verdictOn } from '@/scripts/kill-nine/verdict';
import type { Installation } from '@/supervisor/installation';
import { describeFault, describeSample } from './describe';
import type { Fault } from './fault';
import { memoryGrowth } from './growth';
import type { Judged } from './judge';
import { type Loads, startLoads } from './loads';
import { newPhases, type Phases } from './phases';
import type { Counts } from './report';
import { type Sample, startSampling } from './samples';
import type { Planned } from './schedule';
import { steadyFigures } from './steady';
import { isBack, type Struck, strike } from './strike';
import type { Writers } from './writers';

/** What is soaked, how long, and what breaks when. */
export interface Soak {
  readonly installation: Installation;
  readonly database: DatabaseHandle;
  readonly minutes: number;
  readonly plan: readonly Planned<Fault>[];
  /** Ends it early: it rejects then. Its clients go on asking until the process ends. */
  readonly signal: AbortSignal;
  /** Told each minute how things stand, and of each fault what came of it. */
  readonly say: (line: string) => void;
}

/** What came of it. */
export interface Soaked {
  readonly samples: readonly Sample[];
  readonly judged: Judged;
  readonly counts: Counts;
  /** How often hostile requests got which status while nothing was at fault; 0 stands for a connection that was closed. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Has everybody use the product for so long, lets the faults happen, and looks at it every ten seconds. */
export async function soak(options: Soak): Promise<Soaked> {
  const { installation, database, minutes, signal, say } = options;
  const phases = newPhases();
  const loads = await startLoads(installation, database, phases);
  const samples: Sample[] = [];
  const ended = new AbortController();
  const sampling = startSampling(
    { db: database.db, phases, reads: loads.guests.reads },
    AbortSignal.any([signal, ended.signal]),
    (sample) => {
      samples.push(sample);
      if (samples.length % 6 === 0) say(`minute ${samples.length / 6}: ${describeSample(sample)}`);
    },
  );
  const struck = await strikeAll(options, loads, phases);
  const streams = loads.streams.outcome();
  ended.abort();
  await sampling;
  await loads.stopReading();
  const { verdict, problems } = await lastAnswers(loads.writers, () =>
    verdictOn(database.db, loads.writers.promises),
  );
  const [member, attack] = [loads.members.outcome(), loads.hostile.outcome()];
  return {
    samples,
    statuses: attack.statuses,
    judged: {
      ...{ minutes, verdict, struck, streams },
      reads: loads.guests.reads,
      wrongAnswers: [...problems, ...member.wrong, ...attack.wrong],
      steady: steadyFigures(samples, loads.guests.reads),
      growth: { 'The site': memoryGrowth(samples, 'site'), 'The API': memoryGrowth(samples, 'api') },
    },
    counts: {
      acknowledged: countByKind(loads.writers.promises),
      repeats: loads.writers.repeats(),
      memberReads: member.asked,
      hostile: attack.sent,
      streamsHeld: streams.held,
      streamsReopened: streams.reopened,
    },
  };
}

/** Each in its time. What does not come back after one has nothing more to show: then it is over at once. */
async function strikeAll(
  { installation, minutes, plan, signal, say }: Soak,
  { guests, writers }: Loads,
  phases: Phases,
): Promise<readonly Struck[]> {
  const { dataFolder } = installation;
  const begun = performance.now();
  const untilS = (seconds: number) =>
    delay(Math.max(0, begun + seconds * 1_000 - performance.now()), undefined, { signal });
  const struck: Struck[] = [];
  for (const { atS, what } of plan) {
    await untilS(atS);
    const one = await strike(what, { dataFolder, guests, writers, phases, signal });
    struck.push(one);
    say(describeFault(one));
    if (!isBack(one)) return struck;
  }
  await untilS(minutes * 60);
  return struck;
}

/** How long the members who order may take to their last answers. */
const lastAnswersMs = 60_000;

/** No verdict where they never come to them. */
async function lastAnswers(
  writers: Writers,
  toVerdict: () => Promise<Verdict>,
): Promise<{ readonly verdict: Verdict | null; readonly problems: readonly string[] }> {
  const problems = await Promise.race([writers.stop(), delay(lastAnswersMs, null, { ref: false })]);
  return problems === null
    ? { verdict: null, problems: [] }
    : { verdict: await toVerdict().catch(() => null), problems };
}
