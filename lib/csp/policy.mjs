// Plain JavaScript: Next loads the cache handler, which builds policies too, outside of the bundle.

/**
 * @typedef {object} PolicyOptions
 * @property {readonly string[]} scripts Sources of our own inline scripts: `'sha256-…'` of a prerendered page,
 *   `'nonce-…'` of one rendered per request.
 * @property {readonly string[]} [styles] Sources of our own style elements: `'sha256-…'`.
 * @property {boolean} isSecure Served over https: subresources are upgraded. On plain http an upstream's pictures may be plain, too.
 * @property {boolean} hasCaptcha A reCAPTCHA site key is set: Google's hosts are let in (D30).
 * @property {boolean} isDevelopment `next dev` needs eval, inline styles and a socket for its hot reload.
 */

/**
 * The style sheets that libraries put into the document by script, by hash: the empty one that each of them is when it
 * is inserted, sonner's at its first toast, and react-draggable's while something is dragged. A test computes them anew
 * from the installed packages.
 */
export const injectedStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-s8oZn728h+t0WNV6s+2xieaG3i2RB5cO2MMiUDIdinY='",
];

const captchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const playerHosts = ['https://player.kick.com', 'https://www.youtube-nocookie.com'];
/** The chats beside them: one path of each host and no other page of it. */
const chats = ['https://kick.com/popout/', 'https://www.youtube.com/live_chat'];

/**
 * How many sources of scripts and of styles a policy names: clients and proxies refuse headers of 8 to 16 KB. A page of ours has a handful; what
 * stands beyond does not run.
 */
const mostSources = 64;

/**
 * The Content-Security-Policy of a page: nothing but our own, the players' frames, and what `options` lets in.
 * @param {PolicyOptions} options
 * @returns {string}
 */
export function contentSecurityPolicy({ scripts, styles = [], isSecure, hasCaptcha, isDevelopment }) {
  const [captchaApi, ...captchaScripts] = hasCaptcha ? captchaHosts : [];
  const inline = scripts.slice(0, mostSources);
  const own = ["'self'", ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inline)];
  const sheets = isDevelopment
    ? ["'unsafe-inline'"]
    : [...styles.slice(0, mostSources), ...injectedStyleHashes];
  return [
    "default-src 'none'",
    line('script-src', ...own, captchaApi, ...captchaScripts),
    line('style-src', "'self'", ...sheets),
    line('img-src', "'self'", 'data:', 'https:', isSecure ? undefined : 'http:'),
    "font-src 'self'",
    // Whether a player's host answers is asked beside its frame.
    line('connect-src', "'self'", ...playerHosts, captchaApi, isDevelopment ? 'ws:' : undefined),
    line('frame-src', ...playerHosts, ...chats, captchaApi),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * @param {...(string | undefined)} parts
 * @returns {string}
 */
function line(...parts) {
  return parts.filter(Boolean).join(' ');
}
