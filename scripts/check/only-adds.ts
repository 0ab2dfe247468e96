/** What a migration may do while the version before still runs on its tables (docs/adr/023, docs/adr/303); statements that begin otherwise break it. */
const additions: readonly RegExp[] = [
  /^create (table|schema|sequence|extension|type|(unique )?index|(or replace )?(function|view|trigger|aggregate))\b/,
  /^insert into\b/,
  /^comment on\b/,
  /^alter type \S+ add value\b/,
  /^alter table \S+ alter column \S+ (set default|drop not null)\b/,
  /^alter table \S+ validate constraint\b/,
];

/**
 * The statements of a migration that the version before could not live with, each with why: something it reads or writes is gone, renamed or of another kind, or it
 * would have to write what it does not know. To take something away is the next version's: first the code stops using it, then a later migration drops it.
 */
export function listBreaking(migration: string): string[] {
  return migration
    .split('--> statement-breakpoint')
    .flatMap((part) => splitStatements(part))
    .flatMap((statement) => {
      const reason = findBreak(statement);
      return reason === null ? [] : [`${statement.slice(0, 100)}: ${reason}`];
    });
}

function findBreak(statement: string): string | null {
  if (additions.some((form) => form.test(statement))) return null;
  const added = /^alter table \S+ add column (.+)$/.exec(statement)?.[1];
  if (added !== undefined)
    return /\bnot null\b/.test(added) && !/\b(default|generated)\b/.test(added)
      ? 'the version before writes rows without this column: give it a default, or let it be null'
      : null;
  const constraint = /^alter table \S+ add constraint \S+ (.+)$/.exec(statement)?.[1];
  if (constraint !== undefined)
    return /\bnot valid$/.test(constraint) || /^foreign key\b/.test(constraint)
      ? null
      : 'rows that the version before wrote, or still writes, may not hold it: add it "not valid" first';
  return 'the version before still runs on these tables: a migration only adds (docs/adr/023)';
}

/** Without comments, in lower case, one space between words. A semicolon within a text or a function ends none. */
function splitStatements(part: string): string[] {
  const plain = part.replace(/^\s*--.*$/gm, '');
  const pieces = plain.match(/(?:\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|[^;$']|\$)+/g) ?? [];
  return pieces.map((piece) => piece.trim().toLowerCase().replace(/\s+/g, ' ')).filter(Boolean);
}
