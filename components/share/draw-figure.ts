import type { ShareFigure } from '@/lib/format/share-facts';
import type { Canvas } from './canvas';
import { drawBars } from './draw-bars';
import { drawBracket } from './draw-bracket';
import { drawCoin } from './draw-coin';
import { drawPodium } from './draw-podium';
import { drawShares } from './draw-shares';
import { drawTickets } from './draw-tickets';

/** Draws the figure of a picture into its room. */
export function drawFigure(figure: ShareFigure, canvas: Canvas): string {
  switch (figure.form) {
    case 'bars':
      return drawBars(figure, canvas);
    case 'podium':
      return drawPodium(figure, canvas);
    case 'bracket':
      return drawBracket(figure, canvas);
    case 'tickets':
      return drawTickets(figure, canvas);
    case 'shares':
      return drawShares(figure, canvas);
    case 'coin': {
      const { x, y, width, height } = canvas.box;
      const size = Math.min(width, height) * 1.1;
      return drawCoin(canvas.look, x + (width - size) / 2, y + (height - size) / 2, size);
    }
  }
}
