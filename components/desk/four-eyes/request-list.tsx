import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { FourEyesRequestWire } from '@/contract/desk-four-eyes';
import { formatDateTime } from '@/lib/format/dates';
import { DecideRequest } from './decide-request';
import { RequestFacts } from './request-facts';

interface RequestListProps {
  readonly requests: readonly FourEyesRequestWire[];
}

/** What waits for a second admin: what is to be done, to whom, why and until when; the decision stands in it. */
export function RequestList({ requests }: RequestListProps) {
  const t = useTranslations('desk.fourEyes');
  return (
    <ol aria-label={t('list')} className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id} className="grid gap-4 rounded-panel border border-line bg-surface p-5">
          <RequestHead request={request} />
          <RequestFacts request={request} />
          {request.state === 'waiting' ? <Decision request={request} /> : null}
        </li>
      ))}
    </ol>
  );
}

interface OfRequest {
  readonly request: FourEyesRequestWire;
}

function RequestHead({ request: { kind, state, asked_by, asked_at, decided_by } }: OfRequest) {
  const t = useTranslations('desk.fourEyes');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="font-display text-lg font-semibold">{t(`kinds.${kind}`)}</h2>
      <Badge tone={state === 'confirmed' ? 'green' : 'line'}>{t(`states.${state}`)}</Badge>
      <p className="w-full text-sm text-text-3">
        {t('askedBy', { who: asked_by })} · <time dateTime={asked_at}>{formatDateTime(asked_at)}</time>
        {decided_by ? ` · ${t('decidedBy', { who: decided_by })}` : null}
      </p>
    </div>
  );
}

function Decision({ request: { id, is_own, may_confirm, expires_at } }: OfRequest) {
  const t = useTranslations('desk.fourEyes');
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-sm text-text-3">{t('until', { when: formatDateTime(expires_at) ?? '' })}</p>
      {is_own ? <p className="text-sm text-text-2">{t('own')}</p> : null}
      {is_own || may_confirm ? null : <p className="text-sm text-text-2">{t('notYours')}</p>}
      <DecideRequest id={id} isOwn={is_own} mayConfirm={may_confirm} />
    </div>
  );
}
