import { z } from 'zod';

/** What can be wrong with a value of an entry, or with a file; each has its Turkish word at the site (`desk.content.problems`). */
export const problemCodes = [
  // A value by itself; `most`, `least`, `choices` are among the problem's values.
  'required',
  'too_long',
  'too_many',
  'too_few',
  'too_small',
  'too_large',
  'not_text',
  'not_slug',
  'own_word',
  'not_address',
  'not_template',
  'not_parameter',
  'not_network',
  'not_picture',
  'not_path',
  'not_link',
  'not_colour',
  'not_whole',
  'not_number',
  'two_decimals',
  'not_yes_no',
  'not_choice',
  'each_not_choice',
  'not_code',
  'not_moment',
  'not_list',
  'twice',
  'invalid',
  'not_name',
  'not_embed',
  'not_channel',
  'not_time_of_day',
  'unknown_placeholder',
  'unreadable',
  // A value beside others of its entry; `other` is a field's name, `what` says what for.
  'needed_for_new',
  'needed_for',
  'needed_unless_draft',
  'needed_between',
  'more_than',
  'higher_than',
  'not_more_than',
  'not_less_than',
  'later_than',
  'not_earlier_than',
  'not_later_than',
  'more_than_before',
  'must_be_ahead',
  'announced_ahead',
  'is_for',
  'not_for',
  'only_of_ended',
  // Prizes and places.
  'coin_amount',
  'place_twice',
  'place_without_prize',
  'too_many_places',
  'place_beyond',
  'sponsor_once',
  // What is there, or not.
  'unknown_field',
  'unknown_reference',
  'not_in_library',
  'slug_twice',
  'slug_stays',
  'slug_taken',
  'level_taken',
  // What stays as it is, and the steps that an entry cannot take.
  'locked',
  'never_draft_again',
  'cancel_instead',
  'archive_instead',
  'needs_version',
  'corrections_stay',
  'correction_needed',
  'is_cancelled',
  'is_settled',
  'no_result_yet',
  'result_stands',
  'result_of_cancelled',
  'match_ahead',
  'second_person_waits',
  'second_person_needed',
  // The market.
  'sponsor_needed',
  'vault_counts',
  'vault_type',
  'limit_stays',
  'ordered_already',
  // Hunts and bonus buys.
  'win_of_done',
  'game_or_name',
  'win_of_opened',
  'one_opening',
  'guess_time_needed',
  'opened_in_draft',
  'collect_needed',
  'end_stays',
  'end_too_early',
  'guessing_open',
  'bonuses_left',
  // Tournaments, boards and races.
  'not_board',
  'room_for_all',
  'not_begun',
  'by_matches',
  'not_taking_part',
  'is_stage',
  'publish_first',
  'not_ahead',
  'newer_figures',
  'other_figures',
  'baseline_stands',
  'same_for_race',
  // The file as a whole.
  'file_empty',
  'file_too_large',
  'file_too_many',
  'file_no_row',
  'file_not_utf8',
  'file_not_json',
  'file_not_list',
  'file_not_object',
  'file_not_csv',
  'file_quote_open',
  'file_quote_closed',
  'file_quote_inside',
  'file_columns',
  'file_column_twice',
] as const;
/** One of the codes. */
export type ProblemCode = (typeof problemCodes)[number];

/**
 * Why something is locked: members rely on it, or it is over. `count` and `stage` are among the values where the reason has them
 * (`desk.content.locks`).
 */
export const lockReasons = [
  'begun',
  'ended',
  'over',
  'stage',
  'taking_part',
  'played',
  'registered',
  'guessed',
  'guessing_over',
  'figures_stand',
  'ordered',
  'awaited',
  'takeable',
  'frozen',
  'held',
  'address',
  'published',
] as const;
/** One of the reasons. */
export type LockReason = (typeof lockReasons)[number];

/** What fills the text of a problem or of a lock in. */
export const problemValuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));
/** What fills the text of a problem or of a lock in. */
export type ProblemValues = z.infer<typeof problemValuesSchema>;

/**
 * One thing that has to be mended. `field` is a field's name, or a path into its list (`prizes.0.amount`), null where the whole is meant;
 * `line` is the file's. `locked` has its `reason` among the values. `text` is the whole in English, as the command line prints it.
 */
export const contentProblemSchema = z.object({
  line: z.number().int().nullable(),
  field: z.string().nullable(),
  code: z.enum(problemCodes),
  values: problemValuesSchema,
  text: z.string(),
});
/** One thing that has to be mended. */
export type ContentProblem = z.infer<typeof contentProblemSchema>;
