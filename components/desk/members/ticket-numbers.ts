type Runs = readonly { readonly from: number; readonly to: number }[];

/** Beyond what one call takes back, so that a slip of the finger (1-99999999) fills no memory. */
const most = 501;

/** Numbers as the form shows them and reads them again: `5, 7-8`. */
export function writeNumbers(runs: Runs): string {
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

/** The numbers of `5, 7-8`, each once; none where something else stands there, which the server refuses. */
export function readNumbers(typed: string): number[] {
  const parts = typed.split(/[,;\s]+/).filter((part) => part !== '');
  const runs = parts.map((part) => /^(\d{1,10})(?:[-–](\d{1,10}))?$/.exec(part));
  if (runs.includes(null)) return [];
  const numbers = runs.flatMap((run) => {
    const [from, to] = [Number(run?.[1]), Number(run?.[2] ?? run?.[1])];
    return Array.from({ length: Math.min(Math.max(to - from + 1, 0), most) }, (_, at) => from + at);
  });
  return [...new Set(numbers)].slice(0, most);
}
