import { type OverlayKey, type OverlayOption, overlayWidgets, usualRows } from './overlay-widgets';

/** The looks that an address may choose, each with what it may say; the first is the usual one. */
export const overlayLooks = {
  renk: ['altin', 'yesil', 'mavi', 'mor', 'kirmizi', 'beyaz'],
  olcek: ['100', '75', '125', '150', '200'],
  kose: ['sol-ust', 'ust', 'sag-ust', 'orta', 'sol-alt', 'alt', 'sag-alt'],
  zemin: ['koyu', 'saydam'],
} as const;

/** The name of a choice of looks. */
export type OverlayLookName = keyof typeof overlayLooks;
/** A look: each choice made. */
export type OverlayLook = { readonly [Name in OverlayLookName]: (typeof overlayLooks)[Name][number] };
/** What a goal counts: Sikke of the hunt that came back, guesses, opened bonuses. */
export const goalSubjects = ['donus', 'tahmin', 'bonus'] as const;
/** One of the things. */
export type GoalSubject = (typeof goalSubjects)[number];

/** What a widget is told by its address beside the look. */
export interface OverlayChoices {
  readonly rows: number;
  readonly code: string | null;
  readonly subject: GoalSubject;
  /** Null where the widget finds its own. */
  readonly target: number | null;
}

/** What an address says, or a form: names with texts. */
type Said = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The look that an address says; what is no look, or said twice, is the usual one. */
export function parseLook(said: Said): OverlayLook {
  return {
    renk: pick(overlayLooks.renk, said.renk),
    olcek: pick(overlayLooks.olcek, said.olcek),
    kose: pick(overlayLooks.kose, said.kose),
    zemin: pick(overlayLooks.zemin, said.zemin),
  };
}

/** The options of a widget that an address says; what the widget does not take, or cannot be, is not heard. */
export function parseChoices(key: OverlayKey, said: Said): OverlayChoices {
  const told = (name: OverlayOption) => {
    const text = overlayWidgets[key].options.includes(name) ? said[name] : undefined;
    return typeof text === 'string' ? text : '';
  };
  const code = told('kod').trim();
  return {
    rows: /^([3-9]|1[0-5])$/.test(told('adet')) ? Number(told('adet')) : usualRows,
    code: /^[\p{L}\p{N}][\p{L}\p{N} -]{0,23}$/u.test(code) ? code : null,
    subject: pick(goalSubjects, told('konu')),
    target: /^[1-9]\d{0,8}$/.test(told('hedef')) ? Number(told('hedef')) : null,
  };
}

/** The shortest query that says a look and options: what is usual is left out. */
export function toOverlayQuery(key: OverlayKey, said: Said): string {
  const look = parseLook(said);
  const usual = parseLook({});
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(look))
    if (value !== Object.entries(usual).find(([known]) => known === name)?.[1]) asked.set(name, value);
  for (const name of overlayWidgets[key].options) {
    const text = said[name];
    if (typeof text === 'string' && isHeard(key, name, text)) asked.set(name, text.trim());
  }
  const query = asked.toString();
  return query && `?${query}`;
}

/** Whether an option changes anything. */
function isHeard(key: OverlayKey, name: OverlayOption, text: string): boolean {
  const [one, usual] = [parseChoices(key, { [name]: text }), parseChoices(key, {})];
  return JSON.stringify(one) !== JSON.stringify(usual);
}

function pick<T extends string>(known: readonly [T, ...T[]], said: unknown): T {
  return known.find((value) => value === said) ?? known[0];
}
