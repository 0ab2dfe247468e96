import 'server-only';
import type { TicketTerms } from '@/contract/earned-tickets';
import { formatAmount } from '@/lib/format/money';
import { listRaffles } from './raffles';
import { listLinkedAccounts } from './sponsor-accounts';
import { listSponsors } from './sponsors';

/** A choice of a form. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A sponsor of an open draw, under `draw|sponsor`, with what a ticket costs there. */
export interface DepositChoice extends Choice {
  readonly currency: string;
  readonly terms: TicketTerms;
}

/** The sponsors a form can name, by their slug, in the order of the list. */
export async function sponsorChoices(): Promise<readonly Choice[]> {
  return ((await listSponsors()) ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
}

/** Where a deposit earns tickets now: every sponsor of every open draw. */
export async function depositChoices(): Promise<readonly DepositChoice[]> {
  const open = (await listRaffles()).filter(({ phase }) => phase === 'open');
  return open.flatMap(({ slug, title, rules }) =>
    rules.flatMap(({ sponsor, currency, ...terms }) => {
      const price = formatAmount(terms.amountPerTicket, currency);
      const label = `${sponsor.name} · ${title} (${price})`;
      return sponsor.slug ? [{ value: `${slug}|${sponsor.slug}`, label, currency, terms }] : [];
    }),
  );
}

/** The names of the viewer's linked accounts by the sponsor's slug. */
export async function linkedNames(): Promise<Readonly<Record<string, string>>> {
  const accounts = await listLinkedAccounts();
  return Object.fromEntries(
    accounts.flatMap(({ sponsor, siteUsername }) => (sponsor.slug ? [[sponsor.slug, siteUsername]] : [])),
  );
}

/** The same by what the form of a deposit sends. */
export async function readLinkedNames(choices: readonly Choice[]): Promise<Readonly<Record<string, string>>> {
  const names = await linkedNames();
  return Object.fromEntries(
    choices.flatMap(({ value }) => {
      const name = names[value.split('|')[1] ?? ''];
      return name ? [[value, name]] : [];
    }),
  );
}
