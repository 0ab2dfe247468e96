import { z } from 'zod';
import { showKinds } from '@/contract/schedule';
import * as value from '../values';

/** The columns of a file of shows. */
export const showFields = z.object({
  slug: value.slug(80),
  title: value.orUsual(value.given(120)),
  kind: value.orUsual(value.oneOf(showKinds)),
  starts_at: value.orUsual(value.givenMoment()),
  ends_at: value.orUsual(value.givenMoment()),
  note: value.text(320),
  is_cancelled: value.yesNo(),
});

/** Reads a row of it. */
export const showSchema = showFields.transform(toRow);

/** A show of the stream's programme as a file has it, by the keys of its table. */
export type ShowRow = ReturnType<typeof toRow>;

function toRow({ starts_at, ends_at, is_cancelled, note, ...plain }: z.infer<typeof showFields>) {
  return {
    ...plain,
    note: note === null ? '' : note,
    startsAt: starts_at,
    endsAt: ends_at,
    isCancelled: is_cancelled,
  };
}
