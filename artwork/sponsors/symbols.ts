/** Symbols of the invented sponsors, each drawn in a box of 64 × 64. */

/** Nartane: a pomegranate cut open. */
export const pomegranate = `<path d="M32 12c-14 0-24 10-24 24s10 24 24 24 24-10 24-24-10-24-24-24Z" fill="#ff5a6e"/>
<path d="M24 3l4 7h8l4-7 2 12H22Z" fill="#ff5a6e"/><path d="M32 19c-10 0-17 7-17 17s7 17 17 17 17-7 17-17-7-17-17-17Z" fill="#ffe3d3"/>
<g fill="#d31742"><path d="M32 23l4 6-4 5-4-5ZM23 29l6 3-1 7-6-3ZM41 29l-6 3 1 7 6-3ZM26 41l5-2 2 6-5 4ZM38 41l-5-2"/><path d="M38.500 41l-5-2-1 6 4 4.500Z"/></g>`;

/** Kervansa: the gate of a caravanserai under one star. */
export const gate = `<path d="M6 60V30C6 14 18 4 32 4s26 10 26 26v30H46V33c0-9-6-15-14-15s-14 6-14 15v27Z" fill="#f1d9a6"/>
<path d="M24 60V36c0-5 3.500-9 8-9s8 4 8 9v24Z" fill="#e08a3c"/><path d="M32 33l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" fill="#fff3d6"/>`;

/** Anafora: a whirl of three arms. */
export const whirl = `<g fill="none" stroke-linecap="round" stroke-width="7"><path d="M32 32c2-9 14-10 17-1 4 13-8 25-21 23C14 52 6 38 11 24" stroke="#3ff0c8"/><path d="M32 32c-9-2-8-14 1-17 13-3 25 9 22 22" stroke="#16a79a"/></g><circle cx="19" cy="13" r="4.500" fill="#eafff9"/>`;

/** Poyrazen: three gusts. */
export const gusts = `<g fill="none" stroke-linecap="round" stroke-width="7"><path d="M5 22h34c10 0 11-15 1-15-5 0-8 4-7 8" stroke="#fff"/><path d="M14 35h38c11 0 11-16 1-16" stroke="#9ed0ff"/><path d="M5 48h30c10 0 10 13 1 13-4 0-6-3-6-6" stroke="#fff"/></g>`;

/** Balonya: a balloon over the valley. */
export const balloon = `<path d="M32 2C18 2 9 12 9 24c0 11 10 18 15 23h16c5-5 15-12 15-23C55 12 46 2 32 2Z" fill="#f0563f"/>
<path d="M32 2c-7 0-11 10-11 22 0 10 4 18 6 23h10c2-5 6-13 6-23C43 12 39 2 32 2Z" fill="#ffb648"/><path d="M32 2c-2.500 0-4 10-4 22 0 10 1.500 18 2 23h4c.5-5 2-13 2-23 0-12-1.500-22-4-22Z" fill="#fff4e2"/>
<path d="M26 52h12l-1.500 10h-9Z" fill="#5b2b1a"/>`;

/** Mercanta: a branch of coral. */
export const coral = `<g fill="none" stroke="#0d1b3e" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M32 60V14"/><path d="M32 46C18 46 14 38 14 26M14 34C8 33 6 28 6 22M32 38c12 0 18-6 18-18M48 29c6-1 9-4 10-9M32 26c-5 0-8-4-8-10"/></g><g fill="#fff"><circle cx="32" cy="8" r="4.500"/><circle cx="50" cy="12" r="4.500"/><circle cx="14" cy="18" r="4.500"/></g>`;

/** Obsidra: a shard of volcanic glass. */
export const shard = `<path d="M32 2 52 20 44 62 20 62 12 22Z" fill="#5b3fd6"/><path d="M32 2 52 20 34 30Z" fill="#b9a6ff"/><path d="M32 2 34 30 12 22Z" fill="#8a6cff"/><path d="M34 30 52 20 44 62Z" fill="#3a2596"/><path d="M34 30 44 62 20 62Z" fill="#6d4df2"/><path d="M12 22 34 30 20 62Z" fill="#4a30b8"/>`;

/** Uçurta: a kite with its tail. */
export const kite = `<path d="M40 2 60 24 32 44 20 18Z" fill="#ff4d6d"/><path d="M40 2 32 44 20 18Z" fill="#ff8a3d"/><path d="M40 2 60 24 20 18Z" fill="#ffd23f"/><path d="M40 2 28.500 22 20 18Z" fill="#ff8a3d"/>
<path d="M32 44c-4 8-14 2-16 9-1 5-6 7-11 7" fill="none" stroke="#0f2f57" stroke-width="3.500" stroke-linecap="round"/><path d="M20 45l3 8 4-7ZM9 52l4 8 3-8Z" fill="#0f2f57"/>`;

/** Balinaro: the tail of a whale above the water. */
export const whale = `<path d="M32 60c-6-8-7-16-6-24C14 38 5 30 3 12c12 0 23 4 29 14C38 16 49 12 61 12c-2 18-11 26-23 24 1 8 0 16-6 24Z" fill="#eafcff"/><path d="M32 26v34c6-8 7-16 6-24 12 2 21-6 23-24-12 0-23 4-29 14Z" fill="#a9e6ea"/><path d="M4 56c6-5 11-5 16 0M44 56c5-5 10-5 16 0" fill="none" stroke="#55c6cd" stroke-width="5" stroke-linecap="round"/>`;

/** Kozalako: a pine cone, scale by scale. */
export const pineCone = `<path d="M32 2v12" stroke="#7fb069" stroke-width="6" stroke-linecap="round"/><path d="M32 8c13 0 22 10 22 25S43 62 32 62 10 48 10 33 19 8 32 8Z" fill="#8a5526"/><g fill="#c98a4b"><path d="M32 10l10 8-10 9-10-9ZM18 17l11 9-10 10-8-9c1-4 4-8 7-10ZM46 17 35 26l10 10 8-9c-1-4-4-8-7-10Z"/></g><g fill="#e7b073"><path d="M32 28l10 10-10 10-10-10ZM18 38l11 11-7 8c-6-4-10-10-12-17ZM46 38 35 49l7 8c6-4 10-10 12-17Z"/></g><path d="M32 51l7 7c-4 4-10 4-14 0Z" fill="#f6d3a3"/>`;

/** Vagonet: a mine cart full of ore. */
export const cart = `<path d="M12 22 20 8l9 5 8-9 10 8 6 10Z" fill="#ffcf6b"/><path d="M20 8l9 5-5 9H12ZM37 4l10 8-8 10Z" fill="#f79b2e"/><path d="M4 22h56l-8 26H12Z" fill="#ff6a2b"/><path d="M32 22h28l-8 26H32Z" fill="#d94e14"/><circle cx="20" cy="53" r="8" fill="#f5efe6"/><circle cx="44" cy="53" r="8" fill="#f5efe6"/><circle cx="20" cy="53" r="3" fill="#2b2420"/><circle cx="44" cy="53" r="3" fill="#2b2420"/>`;

/** Lodosino: the southern sun over two waves. */
export const waves = `<circle cx="32" cy="24" r="20" fill="#ff7a45"/><path d="M2 42c8-10 17-10 25-2s17 8 35-4v14c-14 8-26 8-35 1s-17-6-25 1Z" fill="#123c69"/><path d="M2 54c8-8 16-8 24-2s20 6 36-3v13H2Z" fill="#2f74b5"/>`;

/** Kirazento: a pair of cherries. */
export const cherries = `<path d="M20 40C22 24 30 12 46 5c0 14 2 24 2 32" fill="none" stroke="#3d6b35" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 6c-12-5-22-1-26 8 10 4 20 1 26-8Z" fill="#6fae5a"/><circle cx="19" cy="47" r="14" fill="#d3163f"/><circle cx="47" cy="46" r="14" fill="#a80d30"/><path d="M11 44c1-4 4-6 7-6M39 43c1-4 4-6 7-6" fill="none" stroke="#ffc2cd" stroke-width="3.500" stroke-linecap="round"/>`;

/** Çınarino: a leaf of the plane tree. */
export const planeLeaf = `<path d="M32 2l7 14 9-5-1 12 14-1-8 11 7 7-14 4-14 8-14-8-14-4 7-7-8-11 14 1-1-12 9 5Z" fill="#e0742b"/><path d="M32 2v50l14-8 14-4-7-7 8-11-14 1 1-12-9 5Z" fill="#b9561a"/><path d="M32 22v40M32 42l12-10M32 42L20 32" stroke="#fff1d8" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;
