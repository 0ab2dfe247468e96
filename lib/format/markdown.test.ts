import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '@/scripts/test/processor-ms.fixture';
import { type Block, type Inline, parseMarkdown } from './markdown';

type Node = Block | Inline;

/** Every node of a tree, the text of each, and where links and pictures lead. */
function walk(nodes: readonly Node[]): { kinds: string[]; addresses: string[]; text: string } {
  const kinds: string[] = [];
  const addresses: string[] = [];
  let text = '';
  const visit = (node: Node) => {
    kinds.push(node.kind);
    if ('href' in node) addresses.push(node.href);
    if ('src' in node) addresses.push(node.src);
    if ('text' in node) text += node.text;
    if ('children' in node) node.children.forEach(visit);
    if ('items' in node) node.items.flat().forEach(visit);
  };
  nodes.forEach(visit);
  return { kinds, addresses, text };
}

describe('an article', () => {
  it('has headings below its title, lists, quotes, emphasis, links and pictures', () => {
    const blocks = parseMarkdown(
      '# Bir\n\n### Üç\n\n**kalın** ve [liste](/bilet)\n\n- a\n- b\n\n> söz\n\n![Kapak](/covers/news-duyuru.webp)\n\n---\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'heading',
      'paragraph',
      'list',
      'quote',
      'picture',
      'rule',
    ]);
    expect(blocks[0]).toMatchObject({ level: 2 });
    expect(walk(blocks).addresses).toEqual(['/bilet', '/covers/news-duyuru.webp']);
  });

  it('shows an entity as its character, once', () => {
    expect(walk(parseMarkdown('A &amp; B &lt;b&gt;')).text).toBe('A & B <b>');
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x()">b</b> <iframe src="//evil.test"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//evil.test)',
  '[x](/\\evil.test)',
  '[x](/%2f%2fevil.test)',
  '[x](https://user:pass@evil.test)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '<https://evil.test/"onmouseover="x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x" onerror="alert(1)](https://a.test/a.png)',
  '[a]: javascript:alert(1)\n\n[a]',
  '[x](https://a.test "t\\" onclick=\\"x")',
  '<svg><script>alert(1)</script></svg>',
  '<!-- --><style>*{display:none}</style>',
  '`<script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| <script> | b |\n|---|---|\n| <img onerror=x> | c |',
];

describe('hostile text (T-XSS)', () => {
  it.each(hostile)('stays text: %j', (markdown) => {
    const { kinds, addresses } = walk(parseMarkdown(markdown));
    const known = /^(paragraph|heading|list|quote|code|picture|rule|text|strong|em|del|link|break)$/;
    expect(kinds.filter((kind) => !known.test(kind))).toEqual([]);
    for (const address of addresses) expect(address).toMatch(/^(https?:\/\/[^@]+$|\/(?![/\\]))/);
  });

  it('leads nowhere but to this site and to http(s), whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, href) => {
        for (const markdown of [text, `[a](${href})`, `![a](${href})`, `[a]: ${href}\n\n[a]`])
          for (const address of walk(parseMarkdown(markdown)).addresses)
            expect(address).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
      }),
    );
  });

  it.each(['>', '- ', '*', '[', '![', '`', '_a_', '\\', '<'])(
    'of 20 000 characters of %j costs no more than the square of their number',
    (part) => {
      const cost = (length: number) =>
        processorMs(() => void parseMarkdown(part.repeat(length / part.length)));
      // Below a fifth of a second what is measured is the machine.
      expect(cost(20_000)).toBeLessThan(8 * Math.max(cost(10_000), 25));
    },
  );
});
