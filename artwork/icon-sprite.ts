import { createHash } from 'node:crypto';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { z } from 'zod';
import { iconNames } from '@/components/ui/icon-names';
import { amountCoin } from './coin-mark';

const moduleSchema = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** The file of icons (`iconsFile`): a symbol for each icon of the interface, and the coin. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(toSymbol));
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">';
  return [head, ...symbols, symbol('coin', amountCoin.replace(/\n\s*/g, '')), '</svg>', ''].join('\n');
}

/** How the file is named: by what it holds. Short, for a page names it a hundred times (docs/adr/471). */
export function nameOf(text: string): string {
  return `${createHash('sha256').update(text).digest('hex').slice(0, 6)}.svg`;
}

async function toSymbol(name: (typeof iconNames)[number]): Promise<string> {
  const { __iconData } = moduleSchema.parse(await dynamicIconImports[name]());
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${text.join('')}/>`;
  });
  return symbol(name, shapes.join(''));
}

function symbol(id: string, shapes: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
