const key = Symbol.for('sikke.log-position');

interface Known {
  /** The position furthest on, as text and as a number. */
  position?: string;
  number?: bigint;
}

/** Notes behind which position of the database's log a change lies that this process was told of (ADR 302). Only a position further on counts. */
export function noteLogPosition(position: string | undefined): void {
  const [high, low] = position?.split('/') ?? [];
  if (position === undefined || high === undefined || low === undefined) return;
  const number = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const known = holder();
  if (known.number !== undefined && known.number >= number) return;
  Object.assign(known, { position, number });
}

/** Whoever answers a page's read must have come as far as this; undefined where nothing was told. */
export function knownLogPosition(): string | undefined {
  return holder().position;
}

/** Another database has another log. */
export function forgetLogPosition(): void {
  const known = holder();
  delete known.position;
  delete known.number;
}

/** On the global object: the front server and Next's bundles are one process and several modules. */
function holder(): Known {
  const global: typeof globalThis & { [key]?: Known } = globalThis;
  global[key] ??= {};
  return global[key];
}
