import { Cover } from '@/components/ui/cover';
import type { Block, Inline } from '@/lib/format/markdown';
import { pathTo } from '@/lib/paths';
import { SoftLink } from './soft-link';

interface MarkdownProps {
  readonly blocks: readonly Block[];
}

/** The text of an article. Every node is an element of ours: nothing that was typed becomes markup. */
export function Markdown({ blocks }: MarkdownProps) {
  return <div className="space-y-5 text-[1.0625rem] leading-[1.75] text-text-2">{blocks.map(toBlock)}</div>;
}

function toBlock(block: Block, key: number) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      const size = block.level === 2 ? 'pt-4 text-2xl' : 'pt-2 text-xl';
      return (
        <Heading key={key} className={`font-display font-semibold text-text ${size}`}>
          {block.children.map(toInline)}
        </Heading>
      );
    }
    case 'list':
      return <List key={key} block={block} />;
    case 'quote':
      return (
        <blockquote key={key} className="space-y-3 border-l-2 border-line-strong pl-5 text-text">
          {block.children.map(toBlock)}
        </blockquote>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre key={key} tabIndex={0} className="overflow-x-auto rounded-card bg-bg-raised p-4 text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case 'picture':
      return <Cover key={key} src={block.src} alt={block.alt} className="rounded-card" />;
    case 'rule':
      return <hr key={key} className="border-line" />;
    case 'paragraph':
      return <p key={key}>{block.children.map(toInline)}</p>;
  }
}

function List({ block: { isOrdered, items } }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  const Items = isOrdered ? 'ol' : 'ul';
  return (
    <Items className={`space-y-2 pl-6 marker:text-text-3 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is shown
        <li key={index} className="pl-1">
          {blocks.map(toBlock)}
        </li>
      ))}
    </Items>
  );
}

function toInline(inline: Inline, key: number) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} className="rounded-sm bg-surface-2 px-1.5 py-0.5 text-[0.9em] text-text">
          {inline.text}
        </code>
      );
    case 'strong':
      return (
        <strong key={key} className="font-semibold text-text">
          {inline.children.map(toInline)}
        </strong>
      );
    case 'link':
      return <TextLink key={key} link={inline} />;
    default: {
      const Element = inline.kind;
      return <Element key={key}>{inline.children.map(toInline)}</Element>;
    }
  }
}

function TextLink({ link: { href, children } }: { readonly link: Extract<Inline, { kind: 'link' }> }) {
  const look =
    'font-medium text-text underline decoration-line-strong underline-offset-4 hover:decoration-text';
  const isOwn = href.startsWith('/') && !href.startsWith(pathTo('visit', ''));
  if (isOwn) {
    return (
      <SoftLink href={href} className={look}>
        {children.map(toInline)}
      </SoftLink>
    );
  }
  return (
    <a href={href} rel="nofollow noopener noreferrer" className={look}>
      {children.map(toInline)}
    </a>
  );
}
