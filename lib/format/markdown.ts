import { marked, type Token, type Tokens } from 'marked';
import { assetUrl, safeUrl } from './safe-url';

/** What may stand inside a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em' | 'del'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' };

/** What may stand on the page. A heading of level 2 is the article's highest: the title is level 1. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | { readonly kind: 'rule' };

/** Deeper nesting is shown as text. */
const mostLevels = 6;

/**
 * Reads Markdown into the few things an article may hold (T-XSS). An allow-list of tokens, not a filter on HTML: nothing of the text
 * ever becomes markup. HTML in it is shown as it was typed, and a link leads to a page of this site or to http(s), or is
 * no link.
 */
export function parseMarkdown(markdown: string): readonly Block[] {
  return parseTokens(markdown).flatMap((token) => toBlocks(token, 0));
}

function parseTokens(markdown: string): readonly Token[] {
  try {
    return marked.lexer(markdown, { gfm: true });
  } catch {
    // Nesting deep enough to exhaust the parser is no article: its text is shown as it is.
    return [{ type: 'code', raw: markdown, text: markdown }];
  }
}

function toBlocks(token: Token, level: number): Block[] {
  if (level > mostLevels) return toParagraph([{ kind: 'text', text: token.raw }]);
  if (isOf(token, 'heading'))
    return [{ kind: 'heading', level: token.depth <= 2 ? 2 : 3, children: toInlines(token.tokens) }];
  if (isOf(token, 'list')) return [toList(token, level)];
  if (isOf(token, 'blockquote'))
    return [{ kind: 'quote', children: token.tokens.flatMap((child) => toBlocks(child, level + 1)) }];
  if (isOf(token, 'code')) return [{ kind: 'code', text: token.text }];
  if (isOf(token, 'hr')) return [{ kind: 'rule' }];
  if (isOf(token, 'space') || isOf(token, 'def')) return [];
  if (isOf(token, 'paragraph')) return toPicture(token) ?? toParagraph(toInlines(token.tokens));
  if (isOf(token, 'text')) return toParagraph(toInlines(token.tokens ?? [token]));
  return toParagraph([{ kind: 'text', text: token.raw.trim() }]);
}

function toList({ ordered, items }: Tokens.List, level: number): Block {
  const blocks = items.map(({ tokens }) => tokens.flatMap((child) => toBlocks(child, level + 1)));
  return { kind: 'list', isOrdered: ordered, items: blocks };
}

/** A paragraph that is one picture is a picture. */
function toPicture({ tokens }: Tokens.Paragraph): Block[] | null {
  const [only] = tokens;
  if (tokens.length !== 1 || !only || !isOf(only, 'image')) return null;
  const src = assetUrl('', only.href);
  return src === null ? null : [{ kind: 'picture', src, alt: only.text }];
}

function toParagraph(children: readonly Inline[]): Block[] {
  return children.length > 0 ? [{ kind: 'paragraph', children }] : [];
}

function toInlines(tokens: readonly Token[], level = 0): Inline[] {
  return tokens.flatMap((token) => toInline(token, level));
}

function toInline(token: Token, level: number): Inline[] {
  if (level > mostLevels) return [{ kind: 'text', text: token.raw }];
  if (isOf(token, 'strong') || isOf(token, 'em') || isOf(token, 'del'))
    return [{ kind: token.type, children: toInlines(token.tokens, level + 1) }];
  if (isOf(token, 'codespan')) return [{ kind: 'code', text: token.text }];
  if (isOf(token, 'br')) return [{ kind: 'break' }];
  if (isOf(token, 'link')) return toLink(token, level);
  if (isOf(token, 'image')) return [{ kind: 'text', text: token.text }];
  if (isOf(token, 'text') && token.tokens) return toInlines(token.tokens, level + 1);
  if (isOf(token, 'text') || isOf(token, 'escape')) return [{ kind: 'text', text: decoded(token.text) }];
  return [{ kind: 'text', text: token.raw }];
}

function toLink({ href, tokens }: Tokens.Link, level: number): Inline[] {
  const children = toInlines(tokens, level + 1);
  const safe = ownPath(href) ?? safeUrl(href);
  return safe === null ? children : [{ kind: 'link', href: safe, children }];
}

/** A path of this site, with a fragment at most. */
function ownPath(href: string): string | null {
  return /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:#[\w-]+)?$/.test(href) ? href : null;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** The entities a writer may type; the text is escaped again when it is rendered. */
function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}

interface KnownTokens {
  heading: Tokens.Heading;
  list: Tokens.List;
  blockquote: Tokens.Blockquote;
  code: Tokens.Code;
  hr: Tokens.Hr;
  space: Tokens.Space;
  def: Tokens.Def;
  paragraph: Tokens.Paragraph;
  text: Tokens.Text;
  strong: Tokens.Strong;
  em: Tokens.Em;
  del: Tokens.Del;
  codespan: Tokens.Codespan;
  br: Tokens.Br;
  link: Tokens.Link;
  image: Tokens.Image;
  escape: Tokens.Escape;
}

/** marked's own types leave the door open for extensions; there are none here. */
function isOf<K extends keyof KnownTokens>(token: Token, type: K): token is KnownTokens[K] {
  return token.type === type;
}
