/** The small symbols that stand on the reels of any game, each about 64 × 60 about the origin. */
export const symbols = { gem, clover, shield, horseshoe, star, cherry, fish, crown, bell } as const;

function gem(fill: string): string {
  return `<path d="M-18-24H18L32-6 0 28-32-6Z" fill="${fill}"/><path d="M-18-24H0L-12-6h-20Z" fill="#fff" fill-opacity=".35"/><path d="M0-24 12-6H-12Z" fill="#fff" fill-opacity=".18"/><path d="M12-6h20L0 28Z" fill="#000" fill-opacity=".22"/>`;
}

function clover(fill: string): string {
  const leaves = [0, 120, 240].map(
    (turn) => `<circle cy="-14" r="14" fill="${fill}" transform="rotate(${turn})"/>`,
  );
  return `<path d="M0 4c2 12 8 18 16 22" fill="none" stroke="${fill}" stroke-width="6" stroke-linecap="round"/>${leaves.join('')}<circle r="5" fill="#000" fill-opacity=".25"/>`;
}

function shield(fill: string): string {
  return `<path d="M-26-24h52v22C26 14 14 24 0 30-14 24-26 14-26-2Z" fill="${fill}"/><path d="M-26-24H0v54C-14 24-26 14-26-2Z" fill="#fff" fill-opacity=".2"/>`;
}

function horseshoe(fill: string): string {
  return `<path d="M-20 26c-18-24-6-50 20-50s38 26 20 50" fill="none" stroke="${fill}" stroke-width="13" stroke-linecap="round"/>`;
}

function star(fill: string): string {
  return `<path d="M0-30 9-10 31-8 15 7 20 28 0 17-20 28-15 7-31-8-9-10Z" fill="${fill}"/><path d="M0-30V17L-20 28-15 7-31-8-9-10Z" fill="#fff" fill-opacity=".22"/>`;
}

function cherry(fill: string): string {
  return `<path d="M-14 8C-10-10 0-20 18-28M14 10c0-16 2-26 4-38" fill="none" stroke="#7f9f77" stroke-width="4" stroke-linecap="round"/><circle cx="-15" cy="14" r="15" fill="${fill}"/><circle cx="15" cy="15" r="15" fill="${fill}"/><circle cx="-20" cy="9" r="5" fill="#fff" fill-opacity=".35"/><circle cx="10" cy="10" r="5" fill="#fff" fill-opacity=".35"/>`;
}

function fish(fill: string): string {
  return `<path d="M-32 0C-18-22 8-22 20-2L34-16V20L20 4C8 22-18 22-32 0Z" fill="${fill}"/><path d="M-32 0C-18-22 8-22 20-2L-6 2Z" fill="#fff" fill-opacity=".22"/><circle cx="-17" cy="-3" r="4" fill="#000" fill-opacity=".45"/>`;
}

function crown(fill: string): string {
  return `<path d="M-30 20-34-14-16 0 0-26 16 0 34-14 30 20Z" fill="${fill}"/><path d="M-30 20-34-14-16 0 0-26V20Z" fill="#fff" fill-opacity=".22"/><path d="M-30 24h60v6h-60Z" fill="${fill}"/>`;
}

function bell(fill: string): string {
  return `<path d="M-26 16C-18 8-20-2-18-10c2-12 10-18 18-18s16 6 18 18c2 8 0 18 8 26Z" fill="${fill}"/><path d="M-26 16C-18 8-20-2-18-10c2-12 10-18 18-18v44Z" fill="#fff" fill-opacity=".2"/><circle cy="23" r="7" fill="${fill}"/>`;
}
