import { figureFile } from '../figure-file';
import type { CallRows } from '../methods';

/** What the site came to, as files. */
export const deskFigureCalls = {
  /** GET: a figure for a spreadsheet. */
  deskFigureCsv: { GET: figureFile('csv') },
  /** GET: the same, whole. */
  deskFigureJson: { GET: figureFile('json') },
} satisfies CallRows;
