import { boundedMap } from '@/lib/bounded-map';

type Numbers = readonly number[] | undefined;

/** How many changes are remembered, of whichever tags; only who knows the secret adds one. */
const mostRemembered = 10_000;

/** Which numbered changes of a tag were told already. One without numbers never was. */
export function toldChanges() {
  const known = boundedMap<string, true>(mostRemembered);
  return {
    has: (tag: string, numbers: Numbers): boolean =>
      numbers?.every((number) => known.has(`${tag} ${number}`)) ?? false,
    note: (tag: string, numbers: Numbers): void => {
      for (const number of numbers ?? []) known.set(`${tag} ${number}`, true);
    },
  };
}
