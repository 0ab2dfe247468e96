import type { ShareFigure } from '@/lib/format/share-facts';
import { type Box, type Canvas, line, rect } from './canvas';

type TicketsFigure = Extract<ShareFigure, { form: 'tickets' }>;

const mostTickets = 3;

/** The stubs of the tickets that won, one below another: number, who, what. */
export function drawTickets({ tickets }: TicketsFigure, canvas: Canvas): string {
  const shown = tickets.slice(0, mostTickets);
  const pitch = canvas.box.height / mostTickets;
  const height = pitch * 0.84;
  const top = canvas.box.y + (canvas.box.height - pitch * shown.length) / 2;
  return shown
    .map((ticket, at) => drawTicket(ticket, { ...canvas.box, y: top + at * pitch, height }, canvas))
    .join('');
}

function drawTicket(
  { number, name, value }: TicketsFigure['tickets'][number],
  stub: Box,
  { pen, look, scale }: Canvas,
): string {
  const { colours } = look;
  const torn = stub.x + stub.width * 0.3;
  const middle = stub.y + stub.height / 2;
  const hole = (y: number) =>
    `<circle cx="${torn.toFixed(1)}" cy="${y.toFixed(1)}" r="${9 * scale}" fill="${colours.bg}" stroke="${colours.line_strong}" stroke-width="2"/>`;
  const pad = 22 * scale;
  const room = stub.x + stub.width - torn - 2 * pad;
  return [
    rect(stub, { fill: colours.surface, stroke: colours.line_strong, radius: 12 }),
    line(
      [torn, stub.y],
      [torn, stub.y + stub.height],
      colours.line_strong,
      `stroke-dasharray="4 ${7 * scale}"`,
    ),
    hole(stub.y),
    hole(stub.y + stub.height),
    pen.line(number, (stub.x + torn) / 2, middle + 12 * scale, {
      ...{ face: 'display', size: 34 * scale, fill: colours.text, anchor: 'middle' },
      width: torn - stub.x - pad,
    }),
    pen.line(name, torn + pad, middle + (value ? -6 : 10) * scale, {
      ...{ face: 'strong', size: 28 * scale, fill: colours.text, width: room },
    }),
    pen.line(value, torn + pad, middle + 28 * scale, {
      ...{ face: 'text', size: 22 * scale, fill: colours.text_2, width: room },
    }),
  ].join('');
}
