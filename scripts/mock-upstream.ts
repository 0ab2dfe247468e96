import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartProblem, toSentence } from '@/system/problem';
import { demoAccount } from './mock-upstream/accounts';
import { mockArguments } from './mock-upstream/arguments';
import { createMockUpstream } from './mock-upstream/create-mock-upstream';

/** `npm run mock-upstream`: an upstream that knows the specification's calls alone, in memory, until Ctrl-C (docs/own-upstream.md). */
try {
  const { port, ...options } = mockArguments(process.argv.slice(3));
  const app = createMockUpstream({ ...options, clock: { now: Date.now } });
  const server = createServer(getRequestListener(app.fetch));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  const { username, password } = demoAccount;
  process.stdout.write(
    [
      `An upstream for trying out: ${url}`,
      `Account: ${username} / ${password}. What is registered is gone when this ends.`,
      `The site before it: UPSTREAM_URL=${url} CLIENT_ID=${options.clientId ?? 'any'} npm start`,
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}
