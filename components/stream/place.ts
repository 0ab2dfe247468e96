/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widget's size (specification 9). */
export const fullSize: Size = { width: 500, height: 280 };

/** Where somebody fills something in, and docked on a phone: half as wide, out of the way. */
export const smallSize: Size = { width: 256, height: 188 };

/** How far above the window's bottom the widget first stands, in CSS pixels. */
const aboveBottom = 290;

/** How far it stands from the window's edges once it is docked, and from a field that it makes room for. */
const gap = 16;

/** The header's height: what makes room at the top stands below it. */
const headerHeight = 64;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something on the window. */
export interface Box extends Point, Size {}

/** The nearest allowed place: x 0 to width minus 500, y 0 to height minus 280; 0 where the window is smaller than that. */
export function clampPlace({ x, y }: Point, area: Size, size: Size = fullSize): Point {
  return { x: between(x, area.width - size.width), y: between(y, area.height - size.height) };
}

/** Where the widget first stands in a window of a width, its scroll bar included: horizontally centred, 290 px above the bottom. */
export function firstPlace(area: Size, windowWidth = area.width): Point {
  return clampPlace({ x: windowWidth / 2 - fullSize.width / 2, y: area.height - aboveBottom }, area);
}

/** Where it goes once the page is used: to the bottom right. */
export function dockedPlace(area: Size, size: Size): Point {
  return clampPlace({ x: area.width - size.width - gap, y: area.height - size.height - gap }, area, size);
}

/** `place`, or the first corner at which the widget does not cover `field`; null for no field. */
export function freePlace(place: Point, size: Size, area: Size, field: Box | null): Point {
  if (field === null) return place;
  const right = area.width - size.width - gap;
  const top = headerHeight + gap;
  const bottom = area.height - size.height - gap;
  const corners = [
    place,
    { x: right, y: bottom },
    { x: right, y: top },
    { x: gap, y: bottom },
    { x: gap, y: top },
  ];
  const free = corners.find((corner) => !covers({ ...clampPlace(corner, area, size), ...size }, field));
  return clampPlace(free ?? place, area, size);
}

function covers(widget: Box, field: Box): boolean {
  const isBeside =
    widget.x >= field.x + field.width + gap / 2 || widget.x + widget.width <= field.x - gap / 2;
  const isApart =
    widget.y >= field.y + field.height + gap / 2 || widget.y + widget.height <= field.y - gap / 2;
  return !isBeside && !isApart;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves the widget, by `stepPx`; null for any other key. */
export function placeByKey(key: string, from: Point, stepPx: number): Point | null {
  const step = steps[key];
  return step ? { x: from.x + step.x * stepPx, y: from.y + step.y * stepPx } : null;
}

function between(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), Math.max(max, 0)));
}
