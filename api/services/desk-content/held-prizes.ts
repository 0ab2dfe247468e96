import { type ContentKind, type ContentValues, contentKinds, type ImportKind } from '@/contract/desk-content';
import type { ContentProblem } from '@/contract/desk-problems';
import type { Writing } from '../../context';
import { askSecondPerson } from '../desk/four-eyes/ask-second-person';
import { hasOtherAdmin } from '../desk/four-eyes/has-other-admin';
import { listWaiting } from '../desk/four-eyes/list-waiting';
import { contentKind } from '../import/content-kind';
import { refuse, toProblem } from '../import/problem';
import type { ImportReport } from '../import/run-import';
import { readHead } from './content-head';
import { toSubject } from './content-subject';
import { refusedWith } from './store-content';

/** The fields that say what is to be won. */
const prizeFields = ['prizes', 'steps'];

interface Named {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly actorId: string;
}

/**
 * What a save changes of the prizes of a published entry, by field: it waits for a second admin (`second`, ADR 226), or is done `alone` where
 * there is none. Nothing where the save is refused for another reason, which is told first. 422 where a change of them waits already.
 */
export async function findChangedPrizes(
  writing: Writing,
  { fields, ...named }: Named & { readonly fields: ContentValues },
): Promise<ChangedPrizes> {
  const { tx, clock, ids } = writing;
  const { kind, slug, actorId } = named;
  const subject = toSubject(kind, slug);
  const { state } = await readHead(tx, kind, slug);
  if (state !== 'published') return none;
  const compare = { apply: false, now: new Date(clock.now()), ids };
  const { problems, changed } = await contentKind(kind).run(tx, [{ line: 1, fields }], compare);
  const names = prizesOf(changed[0]);
  if (problems.length > 0 || names.length === 0) return none;
  if (!(await hasOtherAdmin(tx, actorId))) return { ...none, alone: true };
  if ((await listWaiting({ db: tx, clock }, { subject })).includes('prize_change'))
    throw refusedWith(names.map((name) => toProblem(null, refuse(name, 'second_person_waits'))));
  return { second: Object.fromEntries(names.map((name) => [name, fields[name] ?? null])), alone: false };
}

interface ChangedPrizes {
  readonly second: ContentValues;
  readonly alone: boolean;
}

const none: ChangedPrizes = { second: {}, alone: false };

interface Held extends Named {
  /** The version that they are to be saved on top of. */
  readonly version: number;
  readonly before: ContentValues;
  readonly after: ContentValues;
  readonly reason: string;
}

/** Has a change of prizes wait for the second admin. */
export async function holdPrizes(writing: Writing, { kind, slug, actorId, reason, ...held }: Held) {
  await askSecondPerson(writing, {
    ...{
      kind: 'prize_change',
      subject: toSubject(kind, slug),
      memberId: null,
      payload: held,
      reason,
      actorId,
    },
  });
}

/**
 * The published entries of a file whose prizes it would change: a file cannot wait, so it is refused, entry by entry. Where there is no second
 * admin it is written, `alone`.
 */
export async function refuseFilePrizes(
  { tx }: Pick<Writing, 'tx'>,
  {
    kind: given,
    actorId,
    report,
  }: { readonly kind: ImportKind; readonly actorId: string; readonly report: ImportReport },
): Promise<{ readonly report: ImportReport; readonly alone: boolean }> {
  const kind = contentKinds.find((one) => one === given);
  const refused: ContentProblem[] = [];
  for (const one of kind ? report.changed : []) {
    const names = prizesOf(one);
    if (!kind || names.length === 0 || (await readHead(tx, kind, one.slug)).state !== 'published') continue;
    refused.push(
      ...names.map((name) => toProblem(null, refuse(name, 'second_person_needed', { slug: one.slug }))),
    );
  }
  const alone = refused.length > 0 && !(await hasOtherAdmin(tx, actorId));
  return { report: alone ? report : { ...report, problems: [...report.problems, ...refused] }, alone };
}

function prizesOf(changed: ImportReport['changed'][number] | undefined): string[] {
  const fields = changed?.changes.map(({ field }) => field) ?? [];
  return prizeFields.filter((name) => fields.includes(name));
}
