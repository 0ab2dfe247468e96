import type { NumberLine } from '@/contract/number-origins';
import type { NumberAreaRecord, Numbered, Reading } from './number-area';

/** A line by its public name, as everybody sees it now; null where there is none. */
export async function findLine(
  db: Reading,
  area: NumberAreaRecord,
  { contest, line }: { readonly contest: Numbered; readonly line: string },
): Promise<NumberLine | null> {
  const { lines } = await area.lines(db, contest, { most: 1, line });
  const [found] = lines;
  if (!found) return null;
  const { rank, name, value } = found;
  return { rank, name, value };
}
