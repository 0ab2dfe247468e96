import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { type Companion, startCompanion } from './companion';

/** What HAProxy stands before: its own port, and those behind it. */
export interface Balanced {
  readonly name: string;
  readonly port: number;
  readonly ports: readonly number[];
}

/** Where each of its ports answers 200 while every process behind it is well as far as it knows, and 503 otherwise. */
const allWellPath = '/balancer/all-well';

interface BalancerOptions {
  readonly program: string;
  readonly folder: string;
  readonly balanced: readonly Balanced[];
}

/** HAProxy: each request to the next in turn of who is well, and what only reads once more to another one where the first left without an answer. */
export async function startBalancer({ program, folder, balanced }: BalancerOptions): Promise<Companion> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, `${defaults}${balanced.map(toSection).join('')}`);
  const [first] = balanced;
  return startCompanion({ program, args: ['-f', file], port: first?.port ?? 0 });
}

/**
 * Resolves once the balancer sends requests to every process again: it looks at who is well now and then, and knows of who has just started a moment later. Whoever ends
 * another process before that has none left.
 */
export async function untilAllWell(balanced: readonly Balanced[], signal?: AbortSignal): Promise<void> {
  for (const { port } of balanced) while (!(await isAllWell(port))) await delay(50, undefined, { signal });
}

/** Whether it sends requests to every process behind this port, as far as it knows. */
export async function isAllWell(port: number): Promise<boolean> {
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${allWellPath}`);
  await body.dump();
  return statusCode === 200;
}

const defaults = `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 5s
  timeout http-request 10s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr host localhost
  default-server check inter 250ms fall 2 rise 1
`;

const toSection = ({ name, port, ports }: Balanced) => `
listen ${name}
  bind 127.0.0.1:${port}
  balance roundrobin
  # A write is sent once: its sender knows by its key whether it was done.
  http-request disable-l7-retry unless METH_GET
  http-request return status 200 if { path ${allWellPath} } { nbsrv(${name}) eq ${ports.length} }
  http-request return status 503 if { path ${allWellPath} }
${ports.map((one, at) => `  server ${name}${at + 1} 127.0.0.1:${one}`).join('\n')}
`;
