import type { Source } from './folder-cycles';

/** What this community is about. `components/ui` draws it and does not know it; `coin` is the unit of an amount. */
const domainWords = new Set(
  `analysis analyst banner bet bonus claim deposit event game guess hunt judge leader ledger market match news odd odds order
  popup prize provider quest raffle reaction redeem sponsor standing stream ticket tournament vault vip wager win`.split(
    /\s+/,
  ),
);

/** The files of `components/ui` that a word of the domain names, or whose exports it names: `components/ui/prize-list.tsx: prize`. */
export function findDomainWords(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('components/ui/'))
    .flatMap(({ path, text }) => {
      const exported = [...text.matchAll(/export (?:async )?(?:function|const|class|interface|type) (\w+)/g)];
      const names = [path.slice('components/ui/'.length), ...exported.map(([, name = '']) => name)];
      const words = names.flatMap((name) =>
        name
          .replace(/([a-z\d])([A-Z])/g, '$1-$2')
          .toLowerCase()
          .split(/\W+/),
      );
      const known = new Set(
        words.flatMap((word) => [word, word.replace(/s$/, '')]).filter((word) => domainWords.has(word)),
      );
      return [...known].map((word) => `${path}: ${word}`);
    });
}
