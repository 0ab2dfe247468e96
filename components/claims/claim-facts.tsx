import { useTranslations } from 'next-intl';
import { type Fact, Facts } from '@/components/ui/facts';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { NumberLine } from '@/contract/number-origins';
import { boardText } from '@/lib/format/board-text';
import { formatDateTime } from '@/lib/format/dates';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { numbersPath } from '@/lib/format/number-paths';

/** Details that are plain texts, in the order they are shown. */
const texts = [
  'site_username',
  'game_name',
  'name',
  'surname',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'zipcode',
] as const;
const amounts = ['amount', 'bet', 'win'] as const;

interface ClaimFactsProps {
  readonly details: ClaimDetailsWire;
}

/** What a claim is about, by the labels of the forms. */
export function ClaimFacts({ details }: ClaimFactsProps) {
  const t = useTranslations();
  const tBoards = useTranslations('leaders');
  const fact = (name: string, value: string | null | undefined): Fact[] => (value ? [{ name, value }] : []);
  const currency = details.currency ?? 'TRY';
  const facts = [
    ...fact(t('labels.sponsor'), details.sponsor?.name),
    ...fact(t('claims.facts.prize'), details.prize),
    ...fact(t('labels.raffle'), details.raffle?.title),
    ...fact(t('claims.facts.wagerEvent'), details.wager_event?.title),
    ...fact(t('claims.facts.board'), details.board && boardText(details.board, tBoards)),
    ...fact(t('claims.facts.event'), details.event?.title),
    ...fact(t('claims.facts.hunt'), details.hunt?.title),
    ...fact(t('claims.facts.tournament'), details.tournament?.title),
    ...fact(t('claims.facts.tier'), details.tier),
    ...fact(t('claims.facts.objection'), details.objection && t(`numbers.reasons.${details.objection}`)),
    ...fact(t('claims.facts.disputedLine'), details.disputed_line && lineText(details.disputed_line)),
    ...numbersFact(t('claims.facts.numbers'), details.numbers),
    ...texts.flatMap((name) => fact(t(`labels.${name}`), details[name])),
    ...amounts.flatMap((name) => {
      const amount = details[name];
      return amount === undefined ? [] : fact(t(`labels.${name}`), formatAmount(amount, currency));
    }),
    ...fact(t('claims.facts.x'), details.x === undefined ? null : formatX(details.x)),
    ...fact(t('labels.deposit_date'), formatDateTime(details.deposit_date)),
    ...fact(t('claims.facts.tickets'), ticketText(details.tickets)),
    ...fact(t('claims.facts.effectiveFrom'), formatDateTime(details.effective_from)),
    ...fact(t('claims.facts.answerBy'), formatDateTime(details.answer_by)),
    ...linkFact(t('labels.link'), details.link),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}

function ticketText(tickets: ClaimDetailsWire['tickets']): string {
  return (tickets ?? []).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function lineText({ rank, name, value }: NumberLine): string {
  return [rank ? `${rank}. ${name}` : name, value === null ? '–' : formatCoins(value)].join(': ');
}

/** The page on which everybody reads the outcome, and where the numbers came from. */
function numbersFact(name: string, numbers: ClaimDetailsWire['numbers']): Fact[] {
  if (!numbers) return [];
  const value = (
    <a href={numbersPath(numbers.area, numbers.slug)} className="underline underline-offset-4">
      {numbers.slug}
    </a>
  );
  return [{ name, value }];
}

/** Only http(s) is a link; the contract let nothing else in. */
function linkFact(name: string, url: string | undefined): Fact[] {
  if (!url || !/^https?:\/\//.test(url)) return [];
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  const value = (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
      {host}
    </a>
  );
  return [{ name, value }];
}
