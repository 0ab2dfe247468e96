import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconSprite, nameOf } from './icon-sprite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = await iconSprite();
const file = `icons/${nameOf(text)}`;

/** Draws every icon of the interface into one file, which browsers keep for good: another one has another name, and its address stands in icons-file.ts. */
for (const name of readdirSync(at('public/icons')))
  if (name.endsWith('.svg')) rmSync(at(`public/icons/${name}`));
writeFileSync(at(`public/${file}`), text);
writeFileSync(
  at('components/ui/icons-file.ts'),
  `/** Every icon of the interface in one file, which is kept for good; \`node --import tsx artwork/interface-icons.ts\` writes both. */\nexport const iconsFile = '/${file}';\n`,
);
