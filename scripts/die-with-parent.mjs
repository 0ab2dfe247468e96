// Loaded first into every child process: a parent that was killed closes this pipe, and the child ends in order.
process.stdin.on('error', () => undefined);
process.stdin.once('end', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
process.stdin.resume();
process.stdin.unref?.();
