/**
 * A text and the pieces that it repeats: each piece stands once, and a sign of its own wherever it was, in pieces behind it too (docs/adr/471). Found from the shortest up: of two
 * neighbours that often stand together a piece is made, then of pieces, until nothing is repeated any more; what does not pay is taken back. The same text has the same pieces.
 * @param {string} text None of the signs stands in it.
 * @param {readonly string[]} signs For as many pieces, of which each takes two bytes.
 * @returns {{ text: string, pieces: string[] }} The nth piece is what the nth sign stands for.
 */
export function repeatedPieces(text, signs) {
  const { words, pairs, row } = paired(text.match(word) ?? []);
  const lengths = words.map(lengthOf);
  let parts = { row, bodies: new Map(pairs.map((pair, at) => [words.length + at, pair])) };
  let leastGain = usualGain;
  for (let before = 0; before !== parts.bodies.size || before > signs.length; ) {
    if (before === parts.bodies.size) leastGain *= 2;
    before = parts.bodies.size;
    parts = withoutPoor(parts, lengths, leastGain);
  }
  const names = new Map([...parts.bodies.keys()].map((symbol, at) => [symbol, signs[at] ?? '']));
  const said = (/** @type {readonly number[]} */ symbols) =>
    symbols.map((symbol) => names.get(symbol) ?? words[symbol]).join('');
  return { text: said(parts.row), pieces: [...parts.bodies.values()].map(said) };
}

/** What the data of a page is made of: words with the sign before or behind them. */
const word = /"?[^" /]+["/ ]?|[" /]/g;
/** A piece costs a reader more than it saves below so many bytes. */
const usualGain = 8;
/** How often two neighbours must stand together. */
const often = 4;
/** Of the pairs of one round the rarest stand so often as the most frequent one, by parts of it. */
const share = 1 / 3;

/**
 * Symbols in place of words, and pairs of symbols in place of both: the symbol of the nth pair comes behind those of all words.
 * @param {readonly string[]} all
 */
function paired(all) {
  const words = [...new Set(all)];
  const symbols = new Map(words.map((text, at) => [text, at]));
  /** @type {[number, number][]} */
  const pairs = [];
  let row = all.map((text) => symbols.get(text) ?? 0);
  // Each pair makes the row shorter: there are never more symbols. No larger than it has to be, for V8 counts by small integers twice as fast.
  const most = words.length + row.length;
  for (let chosen = mostOften(row, most); chosen.length > 0; chosen = mostOften(row, most)) {
    const names = new Map(chosen.map(({ key }, at) => [key, words.length + pairs.length + at]));
    pairs.push(...chosen.map(({ pair }) => pair));
    row = joined(row, names, most);
  }
  return { words, pairs, row };
}

/**
 * The pairs that stand most often, as far as none shares a symbol with another.
 * @param {readonly number[]} row
 * @param {number} most More than any symbol.
 */
function mostOften(row, most) {
  const uses = new Uint32Array(most);
  for (const symbol of row) uses[symbol] = (uses[symbol] ?? 0) + 1;
  const isRare = (/** @type {number} */ symbol) => (uses[symbol] ?? 0) < often;
  /** @type {Map<number, number>} */
  const counts = new Map();
  let highest = often;
  for (let at = 1; at < row.length; at += 1) {
    const [one, other] = [row[at - 1] ?? 0, row[at] ?? 0];
    if (isRare(one) || isRare(other)) continue;
    const key = one * most + other;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > highest) highest = count;
  }
  const least = Math.max(often, highest * share);
  const taken = new Set();
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || one - other)
    .flatMap(([key]) => {
      const pair = /** @type {[number, number]} */ ([Math.floor(key / most), key % most]);
      if (pair.some((symbol) => taken.has(symbol))) return [];
      for (const symbol of pair) taken.add(symbol);
      return [{ key, pair }];
    });
}

/**
 * @param {readonly number[]} row
 * @param {ReadonlyMap<number, number>} names By pair.
 * @param {number} most
 */
function joined(row, names, most) {
  const rest = [];
  for (let at = 0; at < row.length; at += 1) {
    const symbol = row[at] ?? 0;
    const name = names.get(symbol * most + (row[at + 1] ?? -1));
    rest.push(name ?? symbol);
    if (name !== undefined) at += 1;
  }
  return rest;
}

/** @typedef {{ row: readonly number[], bodies: Map<number, readonly number[]> }} Parts */

/**
 * Takes back the pieces that save less than they should: what they are made of stands in their places.
 * @param {Parts} parts
 * @param {readonly number[]} lengths Of the words.
 * @param {number} leastGain
 * @returns {Parts}
 */
function withoutPoor({ row, bodies }, lengths, leastGain) {
  /** @type {Map<number, number>} */
  const uses = new Map();
  for (const symbols of [row, ...bodies.values()])
    for (const symbol of symbols) if (bodies.has(symbol)) uses.set(symbol, (uses.get(symbol) ?? 0) + 1);
  const poor = new Map();
  for (const [symbol, body] of bodies) {
    const count = uses.get(symbol) ?? 0;
    const length = body.reduce((sum, part) => sum + (lengths[part] ?? 2), 0);
    // What a piece is made of decides first: it gets longer by what is taken back.
    const isOpen = body.some((part) => poor.has(part));
    if (count === 1 || (!isOpen && count * (length - 2) - length - 2 < leastGain)) poor.set(symbol, body);
  }
  const whole = (/** @type {readonly number[]} */ symbols) => opened(symbols, poor);
  const rich = [...bodies].filter(([symbol]) => !poor.has(symbol));
  return { row: whole(row), bodies: new Map(rich.map(([symbol, body]) => [symbol, whole(body)])) };
}

/**
 * @param {readonly number[]} symbols
 * @param {ReadonlyMap<number, readonly number[]>} bodies
 * @returns {readonly number[]}
 */
function opened(symbols, bodies) {
  return symbols.flatMap((symbol) => {
    const body = bodies.get(symbol);
    return body ? opened(body, bodies) : symbol;
  });
}

/** @param {string} text */
function lengthOf(text) {
  return new TextEncoder().encode(text).length;
}
