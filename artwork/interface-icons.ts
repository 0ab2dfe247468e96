import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconSprite } from './icon-sprite';

/** Draws components/ui/icons.svg: every icon of the interface in one file that browsers keep. */
writeFileSync(fileURLToPath(new URL('../components/ui/icons.svg', import.meta.url)), await iconSprite());
