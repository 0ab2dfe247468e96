import { z } from 'zod';

/** What is announced, in the order of the desk. */
export const announcementKinds = [
  'live',
  'hunt_open',
  'guesses_closing',
  'result',
  'news',
  'code',
  'draw',
] as const;
/** One of the kinds. */
export type AnnouncementKind = (typeof announcementKinds)[number];

/** How an announcement goes out: once each way. */
export const announcementWays = ['telegram'] as const;
/** One of the ways. */
export type AnnouncementWay = (typeof announcementWays)[number];

/** How an announcement stands. One that is `sending` after a crash is never sent again: what is doubled annoys more than what is missing. */
export const announcementStates = ['waiting', 'sending', 'sent', 'dropped', 'failed'] as const;

/** What a template of each kind may name, beside `{site}`. */
export const announcementPlaceholders = {
  live: ['link'],
  hunt_open: ['title', 'start', 'link'],
  guesses_closing: ['title', 'until', 'link'],
  result: ['title', 'start', 'end', 'link'],
  news: ['title', 'summary', 'link'],
  code: ['code', 'amount', 'until', 'link'],
  draw: ['title', 'link'],
} as const satisfies Readonly<Record<AnnouncementKind, readonly string[]>>;

/** What becomes of an announcement that falls into quiet hours: it waits for their end, or, where it calls people to be there at once, it is dropped. */
export const announcementsInQuiet = {
  live: 'drop',
  hunt_open: 'drop',
  guesses_closing: 'drop',
  result: 'wait',
  news: 'wait',
  code: 'wait',
  draw: 'wait',
} as const satisfies Readonly<Record<AnnouncementKind, 'drop' | 'wait'>>;

/** What a template may name, with the name of the site. */
export function placeholdersOf(kind: AnnouncementKind): readonly string[] {
  return [...announcementPlaceholders[kind], 'site'];
}

/** What a template names in braces that is no placeholder of its kind; a brace that stands alone is one, too. */
export function findUnknownPlaceholders(kind: AnnouncementKind, template: string): readonly string[] {
  const known = placeholdersOf(kind);
  const named = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const rest = template.replaceAll(/\{[^{}]*\}/g, '');
  const alone = [...rest.matchAll(/[{}]/g)].map(([brace]) => brace);
  return [...named.filter((name) => !known.includes(name)).map((name) => `{${name}}`), ...alone];
}

/** A template with its placeholders filled in; one without a value is empty. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '');
}

/** A time of day in Istanbul, `HH:MM`. */
export const timeOfDayPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A channel of Telegram: its `@name`, or its number. */
export const channelPattern = /^(?:@[A-Za-z]\w{4,31}|-100\d{5,15})$/;

const kindSettingSchema = z.object({ is_on: z.boolean().nullish(), text: z.string().nullish() });

/** What the operator set for announcements. */
export const announcementSettingsSchema = z.object({
  channel: z.string().nullish(),
  quiet: z.object({ from: z.string().nullish(), to: z.string().nullish() }).nullish(),
  kinds: z.partialRecord(z.enum(announcementKinds), kindSettingSchema).nullish(),
});
/** What the operator set for announcements. */
export type AnnouncementSettings = z.infer<typeof announcementSettingsSchema>;
