import { createTranslator } from 'next-intl';
import { type AuditLineWire, type AuditQuery, auditAnswerSchema } from '@/contract/desk-audit';
import { localMoment } from '@/lib/format/dates';
import { namedMessages } from '@/lib/i18n/named-messages';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { csvAnswer } from './csv';
import type { Member } from './member';

const pageSize = 500;
/** Ten thousand lines: who needs more narrows the filters. */
const mostPages = 20;

const columns = ['no', 'at', 'actor', 'action', 'subject', 'reason', 'before', 'after', 'request'] as const;

/** The audit log as CSV, the latest first. The upstream decides what the viewer may see. Throws `UpstreamError` and what `Member.call` throws. */
export async function auditCsv(
  member: Member,
  caller: Caller,
  filters: Pick<AuditQuery, 'actor' | 'action' | 'subject'>,
): Promise<Response> {
  const lines: AuditLineWire[] = [];
  const given = Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  let cursor: string | null | undefined;
  for (let page = 0; page < mostPages && cursor !== null; page += 1) {
    const place = [['size', String(pageSize)], ...(cursor ? [['cursor', cursor]] : [])];
    const path: `/${string}` = `/desk/audit?${new URLSearchParams([...given, ...place])}`;
    const call = { method: 'GET', path, answer: auditAnswerSchema, caller } as const;
    const answer = await member.call((bearer) => callUpstream({ ...call, bearer }));
    lines.push(...answer.data);
    cursor = answer.next_cursor ?? null;
  }
  const t = createTranslator({ locale: 'tr', messages: await namedMessages(), namespace: 'desk.audit' });
  return csvAnswer({
    name: 'kayitlar.csv',
    columns: columns.map((key) => ({ key, header: t(`columns.${key}`) })),
    rows: lines.map((line) => ({ ...toRow(line), action: t(`actions.${line.action}`) })),
  });
}

function toRow({ id, at, actor, subject, reason, before, after, request_id }: AuditLineWire) {
  return {
    ...{ no: id, at: localMoment(at), actor, subject, reason },
    ...{ before: JSON.stringify(before), after: JSON.stringify(after), request: request_id },
  };
}
