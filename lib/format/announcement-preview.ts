import {
  type AnnouncementKind,
  announcementKinds,
  fillTemplate,
  findUnknownPlaceholders,
  placeholdersOf,
} from '@/contract/announcements';

/** An announcement as the channel would show it; without a `text` its kind's usual words are. */
export interface AnnouncementView {
  readonly kind: AnnouncementKind;
  readonly isOn: boolean;
  readonly text: string | null;
  readonly known: string;
  /** What the template names and its kind does not have. */
  readonly unknown: string;
}

/** The announcements of what a form has by now, filled in with examples. */
export function toAnnouncementViews(
  values: Readonly<Record<string, unknown>>,
  examples: Readonly<Record<string, string>>,
): readonly AnnouncementView[] {
  return announcementKinds.map((kind) => {
    const given = values[`${kind}_text`];
    const template = typeof given === 'string' ? given.trim() : '';
    return {
      kind,
      isOn: values[`${kind}_on`] === true,
      text: template === '' ? null : fillTemplate(template, examples),
      known: placeholdersOf(kind)
        .map((name) => `{${name}}`)
        .join(' '),
      unknown: findUnknownPlaceholders(kind, template).join(' '),
    };
  });
}
