import { useTranslations } from 'next-intl';
import { ClaimHistory } from '@/components/claims/claim-history';
import { inboxMain } from '@/components/desk/inbox/inbox-main';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { InboxCardWire } from '@/contract/desk-inbox';
import { isOverdue } from '@/lib/format/is-overdue';
import { InboxFacts } from './inbox-facts';
import { InboxState } from './inbox-state';

interface InboxCardProps {
  /** What its heading is found by, where a decision leads to it. */
  readonly headingId?: string;
  readonly card: Omit<InboxCardWire, 'twins' | 'flags'> & Partial<Pick<InboxCardWire, 'twins' | 'flags'>>;
}

/** Something of the inbox, whole: what is decided on, its history with its pictures large, and what it resembles beside it. */
export function InboxCard({ card, headingId }: InboxCardProps) {
  const t = useTranslations('desk.inbox');
  const { kind, details, steps, twins = [], flags = [] } = card;
  return (
    <article className="grid min-w-0 content-start gap-5" aria-label={`${t(`kinds.${kind}`)} ${card.id}`}>
      <CardHead card={card} {...(headingId === undefined ? {} : { headingId })} />
      {flags.length > 0 ? (
        <ul className="rounded-card border border-red/40 bg-red/10 px-4 py-3 text-sm">
          {flags.map(({ flag, ids }) => (
            <li key={flag}>
              {t(`flags.${flag}`)}
              {ids.length > 0 ? ` (${ids.map((id) => `#${id}`).join(', ')})` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={twins.length > 0 ? 'inbox-beside' : 'contents'}>
        <div className="grid min-w-0 content-start gap-5">
          <InboxFacts details={details} />
          <ClaimHistory kind={kind} steps={steps} viewer="reviewer" />
        </div>
        {twins.length > 0 ? (
          <section aria-label={t('twins')} className="grid min-w-0 content-start gap-8">
            {twins.map((twin) => (
              <InboxCard key={twin.id} card={twin} />
            ))}
          </section>
        ) : null}
      </div>
    </article>
  );
}

function CardHead({ card, headingId }: InboxCardProps) {
  const t = useTranslations('desk.inbox');
  const { kind, id, held, decided, assignee, user } = card;
  const Heading = headingId === undefined ? 'h3' : 'h2';
  const number = kind === 'order' ? id.slice(0, 8) : id;
  return (
    <header className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-3">
        <span>
          {t(`kinds.${kind}`)} #{number} · {user.username} · <RelativeTime iso={card.created_at} />
        </span>
        <InboxState kind={kind} state={card.state} />
        {isOverdue(card.due_at, Date.now()) ? <Badge tone="red">{t('late')}</Badge> : null}
      </p>
      <Heading
        id={headingId}
        tabIndex={headingId === undefined ? undefined : -1}
        className="font-display text-2xl font-semibold break-words outline-none"
      >
        {inboxMain(card) || t(`kinds.${kind}`)}
      </Heading>
      {card.due_at ? (
        <p className="text-sm text-text-2">
          {t('due')}: <RelativeTime iso={card.due_at} />
        </p>
      ) : null}
      {assignee ? <p className="text-sm text-text-2">{t('assigned', { name: assignee })}</p> : null}
      {held ? <p className="text-sm text-text-2">{t('decidedBy', { name: held.by })}</p> : null}
      {decided ? (
        <p className="text-sm text-text-2">
          {t('decidedBy', { name: decided.by })} · <RelativeTime iso={decided.at} />
        </p>
      ) : null}
      {user.is_own ? <p className="text-sm text-text-2">{t('own')}</p> : null}
    </header>
  );
}
