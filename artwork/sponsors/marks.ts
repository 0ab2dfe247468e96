import * as symbols from './symbols';

/** How a sponsor's mark is put together: its symbol above or beside the name, on the sponsor's own tone. */
export interface Mark {
  readonly slug: string;
  readonly wordmark: string;
  readonly font: string;
  readonly tone: string;
  readonly text: string;
  readonly symbol: string;
  readonly layout: 'stack' | 'row';
  readonly tracking?: number;
}

export const marks: readonly Mark[] = [
  mark('nartane', 'Nartane', 'fraunces-800', '#5c0a24', '#ffe3d3', symbols.pomegranate),
  mark('kervansa', 'Kervansa', 'yeseva-one', '#1b2747', '#f1d9a6', symbols.gate),
  mark('anafora', 'anafora', 'unbounded-700', '#05343a', '#eafff9', symbols.whirl),
  mark('poyrazen', 'Poyrazen', 'righteous', '#1450a3', '#ffffff', symbols.gusts),
  mark('balonya', 'balonya', 'baloo-2-800', '#fbe9d0', '#5b2b1a', symbols.balloon),
  mark('mercanta', 'mercanta', 'bricolage-grotesque-800', '#ff7a66', '#0d1b3e', symbols.coral),
  { ...mark('obsidra', 'OBSIDRA', 'chakra-petch-700', '#17131f', '#efeaff', symbols.shard), tracking: 4 },
  { ...mark('ucurta', 'uçurta', 'sora-800', '#cfe9ff', '#0f2f57', symbols.kite), layout: 'row' },
  mark('balinaro', 'balinaro', 'rubik-800', '#0a626d', '#eafcff', symbols.whale),
  mark('kozalako', 'kozalako', 'bricolage-grotesque-800', '#1f3a28', '#f6e3c4', symbols.pineCone),
  { ...mark('vagonet', 'VAGONET', 'archivo-black', '#2b2420', '#f5efe6', symbols.cart), tracking: 1 },
  mark('lodosino', 'lodosino', 'unbounded-700', '#fff1dc', '#123c69', symbols.waves),
  mark('kirazento', 'Kirazento', 'fraunces-800', '#ffe1e3', '#8c0b29', symbols.cherries),
  mark('cinarino', 'Çınarino', 'yeseva-one', '#2c1a3f', '#fff1d8', symbols.planeLeaf),
];

function mark(
  slug: string,
  wordmark: string,
  font: string,
  tone: string,
  text: string,
  symbol: string,
): Mark {
  return { slug, wordmark, font, tone, text, symbol, layout: 'stack' };
}
