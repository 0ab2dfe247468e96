/** Istanbul is three hours ahead of UTC all year (D22). */
const ahead = '+03:00';
const aheadMs = 3 * 60 * 60_000;

/** A moment as `datetime-local` takes it, in Istanbul's time; '' for none. */
export function toIstanbul(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : new Date(at + aheadMs).toISOString().slice(0, 16);
}

/** What `datetime-local` says in Istanbul's time, as ISO; null where nothing is given. */
export function fromIstanbul(local: string): string | null {
  const at = Date.parse(`${local}${ahead}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
