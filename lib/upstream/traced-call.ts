/** Runs a call of the upstream with the headers that lead its trace on. */
export type TraceCall = <T extends { readonly status: number }>(
  method: string,
  run: (headers: Readonly<Record<string, string>>) => Promise<T>,
) => Promise<T>;

declare global {
  // The front server and Next's bundles each have a copy of this module: what they share must stand outside of it.
  var sikkeTraceCall: TraceCall | undefined;
}

/** The same where no front server traces: without headers. */
const untraced: TraceCall = (_method, run) => run({});

/** Runs a call of the upstream as a part of the trace of the request under way, where there is one (docs/adr/386). */
export const tracedCall: TraceCall = (method, run) => (globalThis.sikkeTraceCall ?? untraced)(method, run);
