/** Size of the widget in CSS pixels (specification 9). */
const widgetSize = { width: 500, height: 280 } as const;

/** How far above the window's bottom the widget first stands, in CSS pixels. */
const aboveBottom = 290;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The nearest allowed place: x 0 to width minus 500, y 0 to height minus 280; 0 where the window is smaller than that. */
export function clampPlace({ x, y }: Point, area: Area): Point {
  return {
    x: between(x, area.width - widgetSize.width),
    y: between(y, area.height - widgetSize.height),
  };
}

/** Where the widget first stands: horizontally centred, 290 px above the bottom. */
export function firstPlace(area: Area): Point {
  return clampPlace({ x: area.width / 2 - widgetSize.width / 2, y: area.height - aboveBottom }, area);
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
