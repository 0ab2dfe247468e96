import { createHash } from 'node:crypto';
import { streamDeskKey } from '@/lib/browser/stream/stream-desk-key';
import type { ShareLook } from '@/lib/format/share-facts';

/** What the page says without a connection. */
export interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly shows: string;
  readonly none: string;
  readonly asOf: string;
  readonly retry: string;
  /** Shown where the browser keeps entries of the stream desk that were not sent. */
  readonly desk: string;
}

/** A show to come: its name, and when it begins, in words and as ISO. */
export interface OfflineShow {
  readonly title: string;
  readonly when: string;
  readonly startsAt: string;
}

interface Offline {
  readonly texts: OfflineTexts;
  readonly shows: readonly OfflineShow[];
  readonly look: Pick<ShareLook, 'siteName' | 'colours'>;
}

/** The page that a browser keeps for when there is no connection: one document that needs no other file. Its policy lets its own style and script in and nothing else. */
export function offlinePage({ texts, shows, look }: Offline): {
  readonly html: string;
  readonly policy: string;
} {
  const css = style(look.colours);
  const policy = `default-src 'none'; style-src '${hashOf(css)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(`${texts.title} · ${look.siteName}`)}</title><style>${css}</style></head><body><main><p class="site">${escaped(look.siteName)}</p><h1>${escaped(texts.title)}</h1><p>${escaped(texts.text)}</p><p id="desk" hidden>${escaped(texts.desk)}</p><section aria-labelledby="shows"><h2 id="shows">${escaped(texts.shows)}</h2>${list(shows, texts)}</section><p><a href="">${escaped(texts.retry)}</a></p></main><script>${script}</script></body></html>`;
  return { html, policy };
}

/** Opens the page that was asked for once there is a connection again, and says of the stream desk's entries that they wait. */
const script = `addEventListener('online',()=>location.reload());try{if(Object.keys(localStorage).some((name)=>name.startsWith(${JSON.stringify(streamDeskKey)})&&JSON.parse(localStorage[name]).waiting.length>0))document.getElementById('desk').hidden=false}catch{}`;

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function list(shows: readonly OfflineShow[], { none, asOf }: OfflineTexts): string {
  if (shows.length === 0) return `<p>${escaped(none)}</p>`;
  const lines = shows.map(
    ({ title, when, startsAt }) =>
      `<li><time datetime="${escaped(startsAt)}">${escaped(when)}</time>${escaped(title)}</li>`,
  );
  return `<ol>${lines.join('')}</ol><p class="note">${escaped(asOf)}</p>`;
}

function style({ bg, text, text_2, gold, line }: ShareLook['colours']): string {
  return `:root{color-scheme:dark}body{margin:0;background:${bg};color:${text};font:1rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;max-width:34rem;min-height:100vh;min-height:100dvh;margin:0 auto;padding:2rem 1.5rem;display:flex;flex-direction:column;justify-content:center}p,h1,h2,ol{margin:0 0 1rem}h1{font-size:2rem;line-height:1.2}h2{font-size:1rem;color:${text_2}}.site{font-weight:700;color:${gold}}.note{font-size:.875rem;color:${text_2}}ol{padding:0;list-style:none;border-top:1px solid ${line}}li{padding:.75rem 0;border-bottom:1px solid ${line};overflow-wrap:anywhere}time{display:block;font-weight:700}section{margin-top:1rem}a{display:inline-block;padding:.75rem 1.25rem;border:1px solid currentColor;border-radius:.5rem;color:${text};text-decoration:none}`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
}
