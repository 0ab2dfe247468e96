import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { namesIn } from '../switches.mjs';
import { inlineScriptHashes } from './inline-script-hashes.mjs';
import { inlineStyleHashes, inlineStyles } from './inline-styles.mjs';
import { lateScripts } from './late-scripts.mjs';
import { mergeScripts } from './merge-scripts.mjs';
import { endMaking, noteAsked } from './overtaken.mjs';
import { createPageStyles } from './page-styles.mjs';
import { contentSecurityPolicy } from './policy.mjs';
import { sharedFiles } from './shared-files.mjs';
import { shortData } from './short-data.mjs';
import { shortMarkup } from './short-markup.mjs';
import { sha384, withIntegrity } from './with-integrity.mjs';

/** Node and the bundler (which traces this file into the edge bundle too) read the CommonJS module differently. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's file-system cache, and ten things more: each prerendered page holds its own style sheets (docs/adr/061) as far as it can need them (docs/adr/332), asks for its
 * scripts after its first frame (docs/adr/063), says no HTML twice (docs/adr/400) and none that is implied (docs/adr/431), and carries a Content-Security-Policy with the hashes of what is inline in it, as
 * a header of the entry, which Next sends for MISS, HIT and STALE alike (docs/adr/012); a page that was not found is kept only
 * where it replaces one that was, or anybody could fill the disk with made-up addresses; a page says its status itself, or one that is shown
 * stale would go out under that of its making anew, which has failed meanwhile (docs/adr/052); and what a change overtook in the making
 * is shown to whoever asked for it and not kept (docs/adr/149); and several processes share the folder (docs/adr/300).
 */
export default class PolicyCacheHandler extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const askedAt = Date.now();
    const entry = await super.get(...args);
    noteAsked(args[0], entry, askedAt);
    await this.#finish(args[0], entry?.value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value, context] = args;
    await this.#finish(key, value);
    const begun = endMaking(key, toTags(value, context));
    if (begun.isOvertaken) return;
    if (isMissing(value) && !this.#has(key, value)) return;
    // Each entry's files by a way of their own, or one that is made at the same time would get this one's moment.
    const writing = Object.create(this, { fs: { value: sharedFiles(this.fs, begun.atMs) } });
    return FileSystemCache.prototype.set.apply(writing, args);
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  async #finish(key, value) {
    if (!isPage(value) || done.has(value)) return;
    for (const [name, step] of this.#steps) if (!without.has(name)) value.html = await step(value.html);
    await addPolicy(value);
    value.status ??= ownStatus(key);
    done.add(value);
  }

  /** What is done to a page, in this order; each can be switched off. */
  #steps = /** @type {const} */ ([
    ['inline-styles', (/** @type {string} */ html) => inlineStyles(html, (path) => this.#file(path))],
    ['cut-styles', (/** @type {string} */ html) => this.#cut(html)],
    ['integrity', (/** @type {string} */ html) => withIntegrity(html, (path) => this.#integrity(path))],
    ['late-scripts', lateScripts],
    ['merged-scripts', mergeScripts],
    ['short-data', shortData],
    ['short-markup', shortMarkup],
  ]);

  /**
   * A sheet or a script of the build, null where it is not there.
   * @param {string} path
   * @returns {Promise<string | null>}
   */
  async #file(path) {
    const file = `${this.serverDistDir}/..${path.replace('/_next/', '/')}`;
    return this.fs.existsSync(file) ? String(await this.fs.readFile(file)) : null;
  }

  /**
   * Cuts a page's sheets; not where nothing would bring the rest of them later.
   * @param {string} html
   * @returns {Promise<string>}
   */
  async #cut(html) {
    if (without.has('late-scripts')) return html;
    if (!cutters.has(this.serverDistDir))
      cutters.set(
        this.serverDistDir,
        createPageStyles((path) => this.#file(path)),
      );
    return cutters.get(this.serverDistDir)(html);
  }

  /**
   * The hash of a script file of the build, null where it is not there.
   * @param {string} path
   * @returns {Promise<string | null>}
   */
  async #integrity(path) {
    const file = `${this.serverDistDir}/..${path.replace('/_next/', '/')}`;
    if (!hashes.has(file))
      hashes.set(file, this.fs.existsSync(file) ? await sha384(await this.fs.readFile(file)) : null);
    return hashes.get(file);
  }

  /**
   * Whether something stands on disk under this key: built, or found before. Next's own 404 page always does.
   * @param {string} key
   * @param {{ kind: string }} value
   */
  #has(key, { kind }) {
    const file = kind === 'APP_ROUTE' ? `${key}.body` : `${key}.html`;
    return key.endsWith('/_not-found') || this.fs.existsSync(this.getFilePath(file, kind));
  }
}

// biome-ignore lint/style/noProcessEnv: Next loads this file by itself, outside of the bundle and of lib/env.ts.
const { SITE_URL = '', RECAPTCHA_SITE_KEY, SITE_WITHOUT } = process.env;

const without = new Set(namesIn(SITE_WITHOUT));

/**
 * The status of a page that Next made anew without naming one: its own 404 and 500 are entries like any other.
 * @param {string} key
 */
function ownStatus(key) {
  if (key.endsWith('/_not-found')) return 404;
  return key.endsWith('/_global-error') ? 500 : 200;
}

/** Entries stay in memory: each is hashed once, not once a request. */
const done = new WeakSet();

/** What cuts the sheets of a build's pages, by the build's folder: one, but in tests. */
const cutters = new Map();

/** Hashes of the build's scripts by file. */
const hashes = new Map();

/** @param {{ html: string, headers?: Record<string, unknown> }} value */
async function addPolicy(value) {
  value.headers = {
    ...value.headers,
    'content-security-policy': contentSecurityPolicy({
      scripts: await inlineScriptHashes(value.html),
      styles: await inlineStyleHashes(value.html),
      isSecure: SITE_URL.startsWith('https://'),
      hasCaptcha: Boolean(RECAPTCHA_SITE_KEY),
      isDevelopment: false,
    }),
  };
}

/**
 * A page's stand in a header, those of data come along.
 * @param {{ headers?: Record<string, unknown> } | null} value
 * @param {{ tags?: readonly string[] }} context
 * @returns {readonly string[]}
 */
function toTags(value, context) {
  const header = value?.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? []);
}

/**
 * @param {unknown} value
 * @returns {value is { html: string, status?: number, headers?: Record<string, unknown> }}
 */
function isPage(value) {
  return typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';
}

/**
 * @param {unknown} value
 * @returns {value is { kind: string, status: 404 }}
 */
function isMissing(value) {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 404;
}
