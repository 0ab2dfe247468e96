import { useTranslations } from 'next-intl';
import { ClaimFacts } from '@/components/claims/claim-facts';
import { ClaimHistory } from '@/components/claims/claim-history';
import { inboxMain } from '@/components/desk/inbox/inbox-main';
import { Facts } from '@/components/ui/facts';
import { RelativeTime } from '@/components/ui/relative-time';
import type { InboxCardWire } from '@/contract/desk-inbox';
import { formatCoins } from '@/lib/format/money';

interface InboxCardProps {
  /** What its heading is found by, where a decision leads to it. */
  readonly headingId?: string;
  readonly card: Omit<InboxCardWire, 'twins' | 'flags'> & Partial<Pick<InboxCardWire, 'twins' | 'flags'>>;
}

/** Something of the inbox, whole: what is decided on, its history with its pictures, and what it resembles beside it. */
export function InboxCard({ card, headingId }: InboxCardProps) {
  const t = useTranslations('desk.inbox');
  const { kind, details, steps, twins = [], flags = [], looking, decided, held } = card;
  const claimKind = kind === 'order' ? 'deposit' : kind;
  const ordered = [
    ...(details.price === undefined ? [] : [{ name: t('price'), value: formatCoins(details.price) }]),
    ...(details.content ? [{ name: t('content'), value: details.content }] : []),
    ...(details.sponsor_name ? [{ name: t('sponsor'), value: details.sponsor_name }] : []),
  ];
  return (
    <article className="grid min-w-0 gap-5">
      <header>
        <p className="text-sm text-text-3">
          {t(`kinds.${kind}`)} · {card.user.username} · <RelativeTime iso={card.created_at} />
        </p>
        <h2
          id={headingId}
          tabIndex={headingId === undefined ? undefined : -1}
          className="font-display text-2xl font-semibold break-words outline-none"
        >
          {inboxMain(card) || t(`kinds.${kind}`)}
        </h2>
        {looking.length > 0 ? (
          <p className="text-sm text-gold">{t('looking', { names: looking.join(', ') })}</p>
        ) : null}
        {held ? <p className="text-sm text-text-2">{t('decidedBy', { name: held.by })}</p> : null}
        {decided ? <p className="text-sm text-text-2">{t('decidedBy', { name: decided.by })}</p> : null}
        {card.user.is_own ? <p className="text-sm text-text-2">{t('own')}</p> : null}
      </header>
      <ClaimFacts details={details} />
      {ordered.length > 0 ? <Facts facts={ordered} /> : null}
      {flags.length > 0 ? (
        <ul className="text-sm text-red">
          {flags.map(({ flag }) => (
            <li key={flag}>{t(`flags.${flag}`)}</li>
          ))}
        </ul>
      ) : null}
      <ClaimHistory kind={claimKind} steps={steps} viewer="reviewer" />
      {twins.length > 0 ? (
        <section aria-label={t('twins')} className="grid gap-5 border-t border-line pt-5 xl:grid-cols-2">
          {twins.map((twin) => (
            <InboxCard key={twin.id} card={twin} />
          ))}
        </section>
      ) : null}
    </article>
  );
}
