import { setInterval } from 'node:timers';

/**
 * Calls back once, at the first SIGINT, SIGTERM or SIGHUP; later ones change nothing, the stop is already under way. Under
 * npm also when npm itself was killed: it can then not pass a signal on any more.
 */
export function onStopSignal(stop: (signal: string) => void): void {
  let isStopping = false;
  const once = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal));
  // A reader that went away (`npm start | head`) must not end the site.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  watchParent(() => once('npm is gone'));
}

const renewals: (() => void)[] = [];

/** Calls back at each SIGUSR2, in order, what is to be renewed then. */
export function onRenewSignal(renew: () => void): void {
  renewals.push(renew);
}

/** Takes SIGUSR2 for a word to renew what can be renewed while it is used; it would end the process otherwise. */
export function takeRenewSignal(sayNothing: () => void): void {
  process.on('SIGUSR2', () => {
    if (renewals.length === 0) sayNothing();
    for (const renew of renewals) renew();
  });
}

function watchParent(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 1_000);
  timer.unref();
}
