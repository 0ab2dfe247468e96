#!/usr/bin/env node
// Computes a draw of this community again, without this community: node dogrula.mjs cekilis.json [an-earlier-cekilis.json]
//
// Needs Node 20 or later and nothing else: no package, no network. It reads the file that the page of a draw hands out, and says of
// each promise whether it holds. With a second file, kept from an earlier day, it also says whether what was promised then still stands.
// The pairing below is BLS12-381 as RFC 9380 and draft-irtf-cfrg-bls-signature describe it, written to be read, not to be fast.
// It is fit for checking public values; it is not fit for secrets, since its time depends on its inputs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The public beacon: drand's quicknet. Compare these with https://docs.drand.love or any endpoint's /info. */
export const quicknet = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hex = (text) => Buffer.from(text, 'hex');
const hexOf = (bytes) => Buffer.from(bytes).toString('hex');

// ---------------------------------------------------------------- the draw

/** The Merkle root of RFC 6962 over the lines of a list. */
export function merkleRoot(lines) {
  if (lines.length === 0) return hexOf(sha256());
  let level = lines.map((line) => sha256(Buffer.of(0), line));
  while (level.length > 1) {
    const next = [];
    for (let at = 0; at < level.length; at += 2)
      next.push(at + 1 < level.length ? sha256(Buffer.of(1), level[at], level[at + 1]) : level[at]);
    level = next;
  }
  return hexOf(level[0]);
}

/** The lines of the frozen list, written out from its runs. */
export function toTickets(runs) {
  return runs.flatMap(([from, to, holder]) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
  );
}

/** Whole numbers below a count out of a seed, none more likely than another: what lies above the largest multiple is thrown away. */
function numbersOf(seed) {
  let tries = 0n;
  const range = 2 ** 48;
  const next = () => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(tries);
    tries += 1n;
    return sha256(hex(seed), counter).readUIntBE(0, 6);
  };
  return (count) => {
    const limit = range - (range % count);
    let value = next();
    while (value >= limit) value = next();
    return value % count;
  };
}

/** Winners, then reserves: a ticket each, and no holder twice. */
export function draw(seed, tickets, count) {
  const below = numbersOf(seed);
  const drawn = [];
  let left = tickets;
  while (left.length > 0 && drawn.length < count) {
    const { number, holder } = left[below(left.length)];
    drawn.push([drawn.length + 1, number, holder]);
    left = left.filter((ticket) => ticket.holder !== holder);
  }
  return drawn;
}

/** The seed of a draw by the beacon: all that the result hangs on, a line each. */
export function seedOf({ raffle, root, total, server_seed, beacon }) {
  const first = ['sikke-cekilis-1', raffle, root, total, server_seed];
  const second = ['sikke-cekilis-2', raffle, root, total, server_seed, beacon?.chain, beacon?.round, beacon?.randomness];
  return hexOf(sha256((beacon ? second : first).join('\n')));
}

/** The round that the rule names: the first one from the draw's hour on, or from a minute after the freeze where that is later. */
export function roundOf({ draw_at, frozen_at }, chain) {
  const from = Math.max(Date.parse(draw_at), Date.parse(frozen_at) + 60_000);
  return Math.max(1, Math.ceil((from / 1000 - chain.genesis) / chain.period) + 1);
}

const roundTime = (round, chain) => (chain.genesis + (round - 1) * chain.period) * 1000;

/** What is to be said of a file: each statement, and whether it holds. `before` is a file kept from an earlier day. */
export function check(file, before = null, chain = quicknet) {
  const tickets = toTickets(file.tickets);
  const said = [];
  const say = (text, holds) => said.push({ text, holds });
  const known = file.beacon ? 'sikke-cekilis-2' : 'sikke-cekilis-1';
  say(`Yöntem: ${file.algorithm}`, file.algorithm === known);
  if (file.root) {
    const root = merkleRoot(tickets.map(({ number, holder }) => `${number}:${holder}`));
    say('Listenin kökü tutuyor', root === file.root && tickets.length === file.total);
  }
  if (file.beacon?.round) sayBeacon(file, chain, say);
  if (file.server_seed) {
    say('Sunucu tohumu, özeti yayımlanan tohum', hexOf(sha256(hex(file.server_seed))) === file.commitment);
    say('Çekiliş tohumu bunlardan çıkıyor', seedOf(file) === file.seed);
    const drawn = draw(seedOf(file), tickets, file.winners + file.reserves);
    say('Sonuç, sırasıyla aynı', JSON.stringify(drawn) === JSON.stringify(file.results));
  }
  if (before) sayKept(file, before, say);
  return said;
}

function sayBeacon(file, chain, say) {
  const { chain: name, round, signature, randomness } = file.beacon;
  say('Rastgelelik kaynağı drand quicknet', name === chain.hash);
  say('Tur, kuralın gösterdiği tur', round === roundOf(file, chain));
  say('Liste turdan önce donmuş', Date.parse(file.frozen_at) < roundTime(round, chain));
  if (!signature) return;
  say('Turun imzası drand ağının', verifyRound(chain, round, signature));
  say('Rastgelelik bu imzadan çıkıyor', hexOf(sha256(hex(signature))) === randomness);
}

/** Once said, a promise stays: what stood in the earlier file must stand in the later one. */
function sayKept(file, before, say) {
  const kept = ['raffle', 'algorithm', 'commitment', 'published_at', 'ends_at', 'draw_at', 'winners', 'reserves'];
  const frozen = ['root', 'total', 'frozen_at', 'tickets'];
  const drawn = ['server_seed', 'seed', 'results'];
  const all = [...kept, ...(before.root ? frozen : []), ...(before.seed ? drawn : [])];
  const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  for (const name of all) say(`Önceki dosyayla aynı: ${name}`, same(before[name], file[name]));
  for (const name of ['chain', 'round', 'signature'])
    if (before.beacon?.[name]) say(`Önceki dosyayla aynı: beacon.${name}`, same(before.beacon[name], file.beacon?.[name]));
}

// ---------------------------------------------------------------- fields: Fp, Fp2 = Fp[u]/(u²+1), Fp6 = Fp2[v]/(v³−(u+1)), Fp12 = Fp6[w]/(w²−v)

const P = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
const R = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;
/** The curve's parameter, without its sign: it is negative. */
const X = 0xd201000000010000n;

const mod = (a) => {
  const b = a % P;
  return b < 0n ? b + P : b;
};
const power = (base, exponent, one, times) => {
  let result = one;
  let square = base;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = times(result, square);
    square = times(square, square);
  }
  return result;
};
const fpPower = (a, e) => power(mod(a), e, 1n, (x, y) => (x * y) % P);
const fpInverse = (a) => fpPower(a, P - 2n);
/** A root of a, or null where it has none: p ≡ 3 mod 4. */
const fpRoot = (a) => {
  const root = fpPower(a, (P + 1n) / 4n);
  return mod(root * root) === mod(a) ? root : null;
};

const F2 = {
  zero: [0n, 0n],
  one: [1n, 0n],
  add: (a, b) => [mod(a[0] + b[0]), mod(a[1] + b[1])],
  sub: (a, b) => [mod(a[0] - b[0]), mod(a[1] - b[1])],
  neg: (a) => [mod(-a[0]), mod(-a[1])],
  mul: (a, b) => [mod(a[0] * b[0] - a[1] * b[1]), mod(a[0] * b[1] + a[1] * b[0])],
  inv: (a) => {
    const norm = fpInverse(a[0] * a[0] + a[1] * a[1]);
    return [mod(a[0] * norm), mod(-a[1] * norm)];
  },
  eq: (a, b) => a[0] === b[0] && a[1] === b[1],
  /** Times u + 1. */
  shift: (a) => [mod(a[0] - a[1]), mod(a[0] + a[1])],
};

const F6 = {
  zero: [F2.zero, F2.zero, F2.zero],
  one: [F2.one, F2.zero, F2.zero],
  add: (a, b) => a.map((one, at) => F2.add(one, b[at])),
  sub: (a, b) => a.map((one, at) => F2.sub(one, b[at])),
  neg: (a) => a.map(F2.neg),
  mul: ([a0, a1, a2], [b0, b1, b2]) => [
    F2.add(F2.mul(a0, b0), F2.shift(F2.add(F2.mul(a1, b2), F2.mul(a2, b1)))),
    F2.add(F2.add(F2.mul(a0, b1), F2.mul(a1, b0)), F2.shift(F2.mul(a2, b2))),
    F2.add(F2.add(F2.mul(a0, b2), F2.mul(a1, b1)), F2.mul(a2, b0)),
  ],
  /** Times v. */
  shift: ([a0, a1, a2]) => [F2.shift(a2), a0, a1],
  inv: ([a0, a1, a2]) => {
    const c0 = F2.sub(F2.mul(a0, a0), F2.shift(F2.mul(a1, a2)));
    const c1 = F2.sub(F2.shift(F2.mul(a2, a2)), F2.mul(a0, a1));
    const c2 = F2.sub(F2.mul(a1, a1), F2.mul(a0, a2));
    const t = F2.add(F2.mul(a0, c0), F2.shift(F2.add(F2.mul(a2, c1), F2.mul(a1, c2))));
    const inverse = F2.inv(t);
    return [c0, c1, c2].map((c) => F2.mul(c, inverse));
  },
};

const F12 = {
  one: [F6.one, F6.zero],
  mul: ([a0, a1], [b0, b1]) => [
    F6.add(F6.mul(a0, b0), F6.shift(F6.mul(a1, b1))),
    F6.add(F6.mul(a0, b1), F6.mul(a1, b0)),
  ],
  /** What raising to p⁶ does. */
  conj: ([a0, a1]) => [a0, F6.neg(a1)],
  inv: ([a0, a1]) => {
    const t = F6.inv(F6.sub(F6.mul(a0, a0), F6.shift(F6.mul(a1, a1))));
    return [F6.mul(a0, t), F6.neg(F6.mul(a1, t))];
  },
  isOne: ([a0, a1]) => [...a0, ...a1].flat().every((c, at) => c === (at === 0 ? 1n : 0n)),
};

// ---------------------------------------------------------------- curves: y² = x³ + 4 over Fp (G1), y² = x³ + 4(u+1) over Fp2 (G2)

const F1 = { add: (a, b) => mod(a + b), sub: (a, b) => mod(a - b), mul: (a, b) => (a * b) % P, inv: fpInverse, eq: (a, b) => a === b };

/** Adds points [x, y] of a curve without a term in x; null is the point at infinity. */
function add(F, a, b) {
  if (!a || !b) return a ?? b;
  const isSameX = F.eq(a[0], b[0]);
  if (isSameX && !F.eq(a[1], b[1])) return null;
  const slope = isSameX ? tangent(F, a) : F.mul(F.sub(b[1], a[1]), F.inv(F.sub(b[0], a[0])));
  const x = F.sub(F.sub(F.mul(slope, slope), a[0]), b[0]);
  return [x, F.sub(F.mul(slope, F.sub(a[0], x)), a[1])];
}

function tangent(F, [x, y]) {
  const square = F.mul(x, x);
  return F.mul(F.add(square, F.add(square, square)), F.inv(F.add(y, y)));
}

const multiply = (F, point, n) => power(point, n, null, (a, b) => add(F, a, b));

/** A point of G1 out of its 48 bytes; throws for what is none, for the point at infinity and for a point outside of the group. */
export function readG1(bytes) {
  const { x, isHigh } = readCompressed(bytes, 48);
  const root = fpRoot(mod(x[0] * x[0] * x[0] + 4n));
  if (root === null) throw new Error('not on the curve');
  const point = [x[0], root > (P - 1n) / 2n === isHigh ? root : P - root];
  if (multiply(F1, point, R) !== null) throw new Error('not in the group');
  return point;
}

/** A point of G2 out of its 96 bytes, in the same way. */
export function readG2(bytes) {
  const point = decompressG2(bytes);
  if (multiply(F2, point, R) !== null) throw new Error('not in the group');
  return point;
}

function decompressG2(bytes) {
  const { x, isHigh } = readCompressed(bytes, 96);
  const right = F2.add(F2.mul(F2.mul(x, x), x), [4n, 4n]);
  const root = f2Root(right);
  if (!root) throw new Error('not on the curve');
  const half = (P - 1n) / 2n;
  const isRootHigh = root[1] === 0n ? root[0] > half : root[1] > half;
  return [x, isRootHigh === isHigh ? root : F2.neg(root)];
}

function readCompressed(bytes, length) {
  const flags = bytes[0] >> 5;
  if (bytes.length !== length || (flags !== 4 && flags !== 5)) throw new Error('not a compressed point');
  const parts = [];
  for (let at = 0; at < length; at += 48) parts.push(BigInt(`0x${hexOf(bytes.subarray(at, at + 48))}`));
  parts[0] &= (1n << 381n) - 1n;
  if (parts.some((part) => part >= P)) throw new Error('not reduced');
  return { x: parts.length === 2 ? [parts[1], parts[0]] : parts, isHigh: flags === 5 };
}

/** A root in Fp2 by way of the norm, or null. */
function f2Root([a, b]) {
  const norm = fpRoot(a * a + b * b);
  if (norm === null) return null;
  const half = fpInverse(2n);
  for (const sign of [norm, P - norm]) {
    const c = fpRoot((a + sign) * half);
    if (c === null) continue;
    const root = c === 0n ? [0n, fpRoot(-a) ?? 0n] : [c, mod(b * half * fpInverse(c))];
    if (F2.eq(F2.mul(root, root), [mod(a), mod(b)])) return root;
  }
  return null;
}

// ---------------------------------------------------------------- pairing

/** The lines of Miller's loop stand on the twist: a point of G2 in Fp12 is (x·w⁻², y·w⁻³). Everything here is over Fp12 up to factors that the last power removes. */
function lineAt(slope, [x, y], [px, py]) {
  // y_P·w³·… − slope·x_P·w² … : coefficients at 1, w², w³ of (slope·x − y) − slope·x_P·w² + y_P·w³, where w² = v and w³ = v·w.
  const free = F2.sub(F2.mul(slope, x), y);
  const atV = F2.mul(slope, [mod(-px), 0n]);
  return [
    [free, atV, F2.zero],
    [F2.zero, [py, 0n], F2.zero],
  ];
}

function miller(p, q) {
  let f = F12.one;
  let t = q;
  for (const bit of X.toString(2).slice(1)) {
    f = F12.mul(F12.mul(f, f), lineAt(tangent(F2, t), t, p));
    t = add(F2, t, t);
    if (bit === '1') {
      const slope = F2.mul(F2.sub(q[1], t[1]), F2.inv(F2.sub(q[0], t[0])));
      f = F12.mul(f, lineAt(slope, t, p));
      t = add(F2, t, q);
    }
  }
  return F12.conj(f);
}

/** Whether the product of pairings of (point of G1, point of G2) is one. */
export function isProductOne(pairs) {
  const f = pairs.map(([p, q]) => miller(p, q)).reduce(F12.mul);
  const easy = F12.mul(F12.conj(f), F12.inv(f));
  const exponent = ((P ** 2n + 1n) * (P ** 4n - P ** 2n + 1n)) / R;
  return F12.isOne(power(easy, exponent, F12.one, F12.mul));
}

// ---------------------------------------------------------------- hash to G1 (RFC 9380, BLS12381G1_XMD:SHA-256_SSWU_RO_)

const domain = Buffer.from('BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');

function expand(message, length) {
  const tail = Buffer.concat([domain, Buffer.of(domain.length)]);
  const first = sha256(Buffer.alloc(64), message, Buffer.of(length >> 8, length & 255, 0), tail);
  const blocks = [sha256(first, Buffer.of(1), tail)];
  for (let at = 2; blocks.length * 32 < length; at += 1) {
    const mixed = blocks.at(-1).map((byte, place) => byte ^ first[place]);
    blocks.push(sha256(mixed, Buffer.of(at), tail));
  }
  return Buffer.concat(blocks).subarray(0, length);
}

/** A point of G1 that nobody chose: the hash of a message onto the curve. */
export function hashToG1(message) {
  const bytes = expand(message, 128);
  const [u, v] = [0, 64].map((at) => mod(BigInt(`0x${hexOf(bytes.subarray(at, at + 64))}`)));
  return multiply(F1, add(F1, isogeny(swu(u)), isogeny(swu(v))), X + 1n);
}

/** The simplified SWU map onto the curve that the isogeny leads to ours from. */
function swu(u) {
  const Z = 11n;
  const zu = mod(Z * u * u);
  const t = mod(zu * zu + zu);
  const x1 = t === 0n ? mod(B * fpInverse(Z * A)) : mod(mod(-B * fpInverse(A)) * (1n + fpInverse(t)));
  const right = (x) => mod((x * x + A) * x + B);
  const x2 = mod(zu * x1);
  const [x, y] = fpRoot(right(x1)) === null ? [x2, fpRoot(right(x2))] : [x1, fpRoot(right(x1))];
  return [x, (y & 1n) === (u & 1n) ? y : P - y];
}

function isogeny([x, y]) {
  const at = (coefficients) => coefficients.reduceRight((sum, c) => mod(sum * x + c), 0n);
  const [xNumber, xBelow, yNumber, yBelow] = ISO.map(at);
  return [mod(xNumber * fpInverse(xBelow)), mod(y * yNumber * fpInverse(yBelow))];
}

// Constants of RFC 9380: section 8.8.1 (A', B') and appendix E.2 (the 11-isogeny: x numerator, x denominator, y numerator, y denominator; lowest first).
const A = 0x144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1dn;
const B = 0x12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0n;
const ISO = [
  [
    0x11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7n,
    0x17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bbn,
    0xd54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0n,
    0x1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861n,
    0xe99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9n,
    0x1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983n,
    0xd6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84n,
    0x17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88en,
    0x80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317n,
    0x169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9en,
    0x10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7bn,
    0x6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229n,
  ],
  [
    0x8ca8d548cff19ae18b2e62f4bd3fa6f01d5ef4ba35b48ba9c9588617fc8ac62b558d681be343df8993cf9fa40d21b1cn,
    0x12561a5deb559c4348b4711298e536367041e8ca0cf0800c0126c2588c48bf5713daa8846cb026e9e5c8276ec82b3bffn,
    0xb2962fe57a3225e8137e629bff2991f6f89416f5a718cd1fca64e00b11aceacd6a3d0967c94fedcfcc239ba5cb83e19n,
    0x3425581a58ae2fec83aafef7c40eb545b08243f16b1655154cca8abc28d6fd04976d5243eecf5c4130de8938dc62cd8n,
    0x13a8e162022914a80a6f1d5f43e7a07dffdfc759a12062bb8d6b44e833b306da9bd29ba81f35781d539d395b3532a21en,
    0xe7355f8e4e667b955390f7f0506c6e9395735e9ce9cad4d0a43bcef24b8982f7400d24bc4228f11c02df9a29f6304a5n,
    0x772caacf16936190f3e0c63e0596721570f5799af53a1894e2e073062aede9cea73b3538f0de06cec2574496ee84a3an,
    0x14a7ac2a9d64a8b230b3f5b074cf01996e7f63c21bca68a81996e1cdf9822c580fa5b9489d11e2d311f7d99bbdcc5a5en,
    0xa10ecf6ada54f825e920b3dafc7a3cce07f8d1d7161366b74100da67f39883503826692abba43704776ec3a79a1d641n,
    0x95fc13ab9e92ad4476d6e3eb3a56680f682b4ee96f7d03776df533978f31c1593174e4b4b7865002d6384d168ecdd0an,
    0x1n,
  ],
  [
    0x90d97c81ba24ee0259d1f094980dcfa11ad138e48a869522b52af6c956543d3cd0c7aee9b3ba3c2be9845719707bb33n,
    0x134996a104ee5811d51036d776fb46831223e96c254f383d0f906343eb67ad34d6c56711962fa8bfe097e75a2e41c696n,
    0xcc786baa966e66f4a384c86a3b49942552e2d658a31ce2c344be4b91400da7d26d521628b00523b8dfe240c72de1f6n,
    0x1f86376e8981c217898751ad8746757d42aa7b90eeb791c09e4a3ec03251cf9de405aba9ec61deca6355c77b0e5f4cbn,
    0x8cc03fdefe0ff135caf4fe2a21529c4195536fbe3ce50b879833fd221351adc2ee7f8dc099040a841b6daecf2e8fedbn,
    0x16603fca40634b6a2211e11db8f0a6a074a7d0d4afadb7bd76505c3d3ad5544e203f6326c95a807299b23ab13633a5f0n,
    0x4ab0b9bcfac1bbcb2c977d027796b3ce75bb8ca2be184cb5231413c4d634f3747a87ac2460f415ec961f8855fe9d6f2n,
    0x987c8d5333ab86fde9926bd2ca6c674170a05bfe3bdd81ffd038da6c26c842642f64550fedfe935a15e4ca31870fb29n,
    0x9fc4018bd96684be88c9e221e4da1bb8f3abd16679dc26c1e8b6e6a1f20cabe69d65201c78607a360370e577bdba587n,
    0xe1bba7a1186bdb5223abde7ada14a23c42a0ca7915af6fe06985e7ed1e4d43b9b3f7055dd4eba6f2bafaaebca731c30n,
    0x19713e47937cd1be0dfd0b8f1d43fb93cd2fcbcb6caf493fd1183e416389e61031bf3a5cce3fbafce813711ad011c132n,
    0x18b46a908f36f6deb918c143fed2edcc523559b8aaf0c2462e6bfe7f911f643249d9cdf41b44d606ce07c8a4d0074d8en,
    0xb182cac101b9399d155096004f53f447aa7b12a3426b08ec02710e807b4633f06c851c1919211f20d4c04f00b971ef8n,
    0x245a394ad1eca9b72fc00ae7be315dc757b3b080d4c158013e6632d3c40659cc6cf90ad1c232a6442d9d3f5db980133n,
    0x5c129645e44cf1102a159f748c4a3fc5e673d81d7e86568d9ab0f5d396a7ce46ba1049b6579afb7866b1e715475224bn,
    0x15e6be4e990f03ce4ea50b3b42df2eb5cb181d8f84965a3957add4fa95af01b2b665027efec01c7704b456be69c8b604n,
  ],
  [
    0x16112c4c3a9c98b252181140fad0eae9601a6de578980be6eec3232b5be72e7a07f3688ef60c206d01479253b03663c1n,
    0x1962d75c2381201e1a0cbd6c43c348b885c84ff731c4d59ca4a10356f453e01f78a4260763529e3532f6102c2e49a03dn,
    0x58df3306640da276faaae7d6e8eb15778c4855551ae7f310c35a5dd279cd2eca6757cd636f96f891e2538b53dbf67f2n,
    0x16b7d288798e5395f20d23bf89edb4d1d115c5dbddbcd30e123da489e726af41727364f2c28297ada8d26d98445f5416n,
    0xbe0e079545f43e4b00cc912f8228ddcc6d19c9f0f69bbb0542eda0fc9dec916a20b15dc0fd2ededda39142311a5001dn,
    0x8d9e5297186db2d9fb266eaac783182b70152c65550d881c5ecd87b6f0f5a6449f38db9dfa9cce202c6477faaf9b7acn,
    0x166007c08a99db2fc3ba8734ace9824b5eecfdfa8d0cf8ef5dd365bc400a0051d5fa9c01a58b1fb93d1a1399126a775cn,
    0x16a3ef08be3ea7ea03bcddfabba6ff6ee5a4375efa1f4fd7feb34fd206357132b920f5b00801dee460ee415a15812ed9n,
    0x1866c8ed336c61231a1be54fd1d74cc4f9fb0ce4c6af5920abc5750c4bf39b4852cfe2f7bb9248836b233d9d55535d4an,
    0x167a55cda70a6e1cea820597d94a84903216f763e13d87bb5308592e7ea7d4fbc7385ea3d529b35e346ef48bb8913f55n,
    0x4d2f259eea405bd48f010a01ad2911d9c6dd039bb61a6290e591b36e636a5c871a5c29f4f83060400f8b49cba8f6aa8n,
    0xaccbb67481d033ff5852c1e48c50c477f94ff8aefce42d28c0f9a88cea7913516f968986f7ebbea9684b529e2561092n,
    0xad6b9514c767fe3c3613144b45f1496543346d98adf02267d5ceef9a00d9b8693000763e3b90ac11e99b138573345ccn,
    0x2660400eb2e4f3b628bdd0d53cd76f2bf565b94e72927c1cb748df27942480e420517bd8714cc80d1fadc1326ed06f7n,
    0xe0fa1d816ddc03e6b24255e0d7819c171c40f65e273b853324efcd6356caa205ca2f570f13497804415473a1d634b8fn,
    0x1n,
  ],
];

// ---------------------------------------------------------------- the beacon's signature

/** The point that every public key on G2 is a multiple of. */
const generator = hex(
  '93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8',
);

/** Whether a signature (hex) is the beacon's for a round: e(signature, generator) = e(hash of the round, public key). */
export function verifyRound(chain, round, signature) {
  try {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(round));
    const [x, y] = readG1(hex(signature));
    const message = hashToG1(sha256(bytes));
    return isProductOne([
      [[x, P - y], decompressG2(generator)],
      [message, readG2(hex(chain.publicKey))],
    ]);
  } catch {
    return false;
  }
}

// ---------------------------------------------------------------- the command

function main([path, earlier]) {
  if (!path) {
    console.error('Kullanım: node dogrula.mjs cekilis.json [daha-once-indirdigin.json]');
    return 2;
  }
  const read = (name) => {
    const parsed = JSON.parse(readFileSync(name, 'utf8'));
    return parsed.data ?? parsed;
  };
  const said = check(read(path), earlier ? read(earlier) : null);
  for (const { text, holds } of said) console.log(`${holds ? 'TUTUYOR ' : 'TUTMUYOR'} ${text}`);
  const isSound = said.every(({ holds }) => holds);
  console.log(isSound ? '\nHer şey tutuyor.' : '\nTUTMAYAN VAR: bu çekilişe güvenme.');
  return isSound ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main(process.argv.slice(2));
