import counts from '../content/win-screens.json' with { type: 'json' };

/** Deals out the drawn screens of each game, each to one win: what a gallery shows is never shown twice. Table and live games, which look otherwise, have none. */
export function dealScreens(): (slug: string) => string | null {
  const left = new Map<string, number>(Object.entries(counts));
  return (slug) => {
    const number = left.get(slug) ?? 0;
    if (number === 0) return null;
    left.set(slug, number - 1);
    return `/wins/${slug}-${number}.svg`;
  };
}
