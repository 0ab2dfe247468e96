import { isOfLibrary } from './library-picture';

/**
 * An http or https address without credentials as it may stand in a link, or `null`. Everything from the wire that
 * becomes a link or an image passes here: `javascript:`, `data:`, protocol-relative and malformed values do not (T-URL-1).
 */
export function safeUrl(value: string | null | undefined): string | null {
  if (!value || value.length > 2048 || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password || !url.hostname ? null : url.href;
}

/**
 * The address of an asset: an absolute http(s) address as it is, or a path below the CDN's base. `cdnUrl` '' is the site
 * itself, which the pictures of its library always are of. Anything else is `null`.
 */
export function assetUrl(cdnUrl: string, path: string | null | undefined): string | null {
  if (!path) return null;
  if (isOfLibrary(path)) return path;
  return isPlainPath(path) ? `${cdnUrl.replace(/\/+$/, '')}${path}` : safeUrl(path);
}

/** A path of this site as it may stand in a style sheet, a link or an image; null for anything else. */
export function ownPath(path: string | null | undefined): string | null {
  return path && isPlainPath(path) ? path : null;
}

function isPlainPath(path: string): boolean {
  return /^(?:\/[\w~-][\w.~-]*)+$/.test(path) && path.length <= 300;
}
