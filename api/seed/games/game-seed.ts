/** Name, slug, provider code (D24), return in percent, highest win over the bet. The games are invented. */
export type GameSeed = readonly [name: string, slug: string, provider: string, rtp: number, maxWinX: number];
