// Loaded first into every child process: a parent that was killed closes this pipe, and the child ends in order. The children
// of the child inherit this preload (Next passes it on), but not the pipe: for them it does nothing.
if (process.env.SIKKE_PARENT_PIPE !== undefined) {
  delete process.env.SIKKE_PARENT_PIPE;
  // Under `node --watch` it is the watcher that has to end; it ends us.
  const target = process.env.WATCH_REPORT_DEPENDENCIES === undefined ? process.pid : process.ppid;
  process.stdin.on('error', () => undefined);
  process.stdin.once('end', () => {
    process.kill(target, 'SIGTERM');
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.stdin.resume();
  process.stdin.unref?.();
}
