import { Agent } from 'undici';
import { keptConnections } from '@/system/kept-connections';

const key = Symbol.for('sikke.upstream.agent');

/**
 * The one connection pool to the upstream: at most 100 connections an origin, 1 s to connect. It hangs on the global
 * object because a bundler may load this module more than once in a process.
 */
export function upstreamAgent(): Agent {
  const holder: typeof globalThis & { [key]?: Agent } = globalThis;
  holder[key] ??= new Agent({
    connections: 100,
    connect: { timeout: 1000 },
    ...keptConnections,
    maxHeaderSize: 16_384,
  });
  return holder[key];
}
