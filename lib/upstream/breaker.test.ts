import { describe, expect, it } from 'vitest';
import { type BreakerTurn, createBreaker } from './breaker';
import { invalidAnswer, UpstreamError } from './error';

const answer = (status: number, retryAfterS?: number) => async () => ({ status, retryAfterS });
const ok = answer(200);
const broken = answer(500);
const fails = (error: Error) => () => Promise.reject(error);

/** A breaker under a clock of the test, and what it told. */
function underTest() {
  const clock = { now: 0 };
  const turns: BreakerTurn[] = [];
  const breaker = createBreaker(
    () => clock.now,
    (turn) => turns.push(turn),
  );
  type Call = () => Promise<{ status: number }>;
  /** The status of the answer, `refused` where the breaker answered in its place. */
  const ask = async (call: Call, isGone = false): Promise<number | 'refused' | 'thrown'> => {
    let isRun = false;
    const watched = () => {
      isRun = true;
      return call();
    };
    return breaker
      .run(watched, () => isGone)
      .then(
        ({ status }) => status,
        () => (isRun ? 'thrown' : 'refused'),
      );
  };
  const times = async (count: number, call: Call) => {
    for (let done = 0; done < count; done += 1) await ask(call);
  };
  const opened = async () => times(20, broken);
  return { clock, turns, breaker, ask, times, opened };
}

describe('the breaker', () => {
  it.each([
    [10, 10, true],
    [11, 9, false],
    [0, 19, false],
    [0, 20, true],
    [30, 29, false],
    [30, 30, true],
  ])('after %i answers and %i failures within 10 s is open: %s', async (answers, failures, isOpen) => {
    const { times, turns } = underTest();
    await times(answers, ok);
    await times(failures, broken);
    expect(turns).toEqual(isOpen ? ['open'] : []);
  });

  it('says how it stands, and how often it opened', async () => {
    const { clock, ask, breaker, opened } = underTest();
    expect([breaker.state(), breaker.openings()]).toEqual(['closed', 0]);
    await opened();
    expect([breaker.state(), breaker.openings()]).toEqual(['open', 1]);
    clock.now += 5_000;
    await ask(broken);
    expect([breaker.state(), breaker.openings()]).toEqual(['half-open', 1]);
    clock.now += 5_000;
    await ask(ok);
    await opened();
    expect([breaker.state(), breaker.openings()]).toEqual(['open', 2]);
  });

  it('never opens at an answer: an upstream that is well again is asked on', async () => {
    const { clock, ask, times, turns } = underTest();
    await times(13, broken);
    clock.now = 1_000;
    for (let reads = 0; reads < 14; reads += 1) expect(await ask(ok)).toBe(200);
    expect(turns).toEqual([]);
  });

  it('that a probe closed has forgotten the failures before it', async () => {
    const { clock, ask, times, opened, turns } = underTest();
    await opened();
    clock.now = 5_000;
    await ask(ok);
    await times(19, broken);
    expect(turns).toEqual(['open', 'half-open', 'closed']);
  });

  it('looks at the last ten seconds alone', async () => {
    const { clock, times, turns } = underTest();
    await times(19, broken);
    clock.now = 10_000;
    await times(19, broken);
    expect(turns).toEqual([]);
  });

  it('that is open answers as a dead upstream, without a call, for 5 s', async () => {
    const { clock, breaker, ask, opened } = underTest();
    await opened();
    clock.now = 4_999;
    expect(await ask(ok)).toBe('refused');
    const refusal = new UpstreamError('upstream_unavailable', 503);
    await expect(breaker.run(ok, () => false)).rejects.toEqual(refusal);
    await expect(breaker.run(ok, () => false)).rejects.toMatchObject({ isTransient: false });
  });

  it('lets one probe through after 5 s, and closes when that is answered', async () => {
    const { clock, ask, opened, turns } = underTest();
    await opened();
    clock.now = 5_000;
    let answerProbe = (_answer: { status: number }) => {};
    const probe = ask(() => new Promise((resolve) => (answerProbe = resolve)));
    expect(await ask(ok)).toBe('refused');
    answerProbe({ status: 404 });
    expect(await probe).toBe(404);
    expect(await ask(ok)).toBe(200);
    expect(turns).toEqual(['open', 'half-open', 'closed']);
  });

  it('stays open for another 5 s when the probe fails', async () => {
    const { clock, ask, opened, turns } = underTest();
    await opened();
    clock.now = 5_000;
    expect(await ask(broken)).toBe(500);
    clock.now = 9_999;
    expect(await ask(ok)).toBe('refused');
    clock.now = 10_000;
    expect(await ask(ok)).toBe(200);
    expect(turns).toEqual(['open', 'half-open', 'half-open', 'closed']);
  });

  it('is not held up by a probe that hangs: 5 s later goes the next', async () => {
    const { clock, ask, opened } = underTest();
    await opened();
    clock.now = 5_000;
    void ask(() => new Promise(() => {}));
    clock.now = 10_000;
    expect(await ask(ok)).toBe(200);
    expect(await ask(ok)).toBe(200);
  });

  it('gives the place of a probe whose visitor went away to the next', async () => {
    const { clock, ask, opened } = underTest();
    await opened();
    clock.now = 5_000;
    expect(await ask(fails(new Error('aborted')), true)).toBe('thrown');
    expect(await ask(ok)).toBe(200);
  });

  it.each([
    ['4xx', answer(404)],
    ['429', answer(429, 60)],
    ['a 503 that says when to come back', answer(503, 2)],
    ['an answer that breaks the contract', fails(invalidAnswer())],
  ])('takes %s for no failure', async (_name, call) => {
    const { times, turns } = underTest();
    await times(100, call);
    expect(turns).toEqual([]);
  });

  it('takes a visitor who went away for neither', async () => {
    const { ask, times, turns } = underTest();
    for (let done = 0; done < 100; done += 1) await ask(fails(new Error('aborted')), true);
    await times(19, broken);
    expect(turns).toEqual([]);
  });

  it.each([
    ['a timeout', fails(new UpstreamError('upstream_timeout', 504))],
    ['no connection', fails(new UpstreamError('upstream_unavailable', 503))],
    ['a bare 503', answer(503)],
    ['502', answer(502)],
  ])('takes %s for a failure', async (_name, call) => {
    const { times, turns } = underTest();
    await times(20, call);
    expect(turns).toEqual(['open']);
  });

  it('does not open again for calls that began before it closed and fail late', async () => {
    const { clock, ask, opened, turns } = underTest();
    const late: Array<() => void> = [];
    const hanging = Array.from({ length: 40 }, () =>
      ask(() => new Promise((_, reject) => late.push(() => reject(new Error('reset'))))),
    );
    await opened();
    clock.now = 5_000;
    await ask(ok);
    for (const fail of late) fail();
    await Promise.all(hanging);
    expect(turns).toEqual(['open', 'half-open', 'closed']);
  });

  it('never opens for an upstream that is slow and answers (R-UP-5)', async () => {
    const { clock, ask, turns } = underTest();
    for (let done = 0; done < 100; done += 1)
      await ask(async () => {
        clock.now += 2_000;
        return { status: 200 };
      });
    expect(turns).toEqual([]);
  });
});
