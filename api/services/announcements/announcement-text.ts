import { createFormatter } from 'next-intl';
import { type AnnouncementKind, type AnnouncementSettings, fillTemplate } from '@/contract/announcements';
import type { SiteNames } from '@/contract/named-texts';
import { type NumberForm, numberLocales } from '@/contract/number-form';
import type { Deps } from '../../context';
import { announcementTemplate } from '../../mail/texts';
import { getNames } from '../settings/get-names';
import { getNumberForm } from '../settings/get-number-form';

interface Announced {
  readonly kind: AnnouncementKind;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly path: string;
  /** The redeem code of a `code`, opened. */
  readonly code?: string | undefined;
}

/** What an announcement says in the channel: the operator's template, or the product's own, filled in. */
export async function toAnnouncementText(
  deps: Pick<Deps, 'db' | 'log' | 'config'>,
  settings: AnnouncementSettings,
  { kind, facts, path, code }: Announced,
): Promise<string> {
  const [names, form] = [await getNames(deps), await getNumberForm(deps)];
  const template = settings.kinds?.[kind]?.text || announcementTemplate(names, kind);
  const link = `${deps.config.siteUrl.replace(/\/$/, '')}${path}`;
  return fillTemplate(template, {
    ...toWords(facts, names, form),
    ...{ link, site: names.site },
    ...(code === undefined ? {} : { code }),
  });
}

const symbols: Readonly<Record<string, string>> = { TRY: '₺', USD: '$', EUR: '€' };

/** Amounts of money are minor units of `currency`, an `amount` is of the site's coin; everything else says itself. */
function toWords(facts: Announced['facts'], { coin }: SiteNames, form: NumberForm): Record<string, string> {
  const format = createFormatter({ locale: numberLocales[form], timeZone: 'Europe/Istanbul' });
  const money = (value: number) => {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return `${symbols[String(facts.currency)] ?? ''}${format.number(value / 100, digits)}`;
  };
  const words = Object.entries(facts).map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value];
    return [name, name === 'amount' ? `${format.number(value)} ${coin}` : money(value)];
  });
  return Object.fromEntries(words);
}
