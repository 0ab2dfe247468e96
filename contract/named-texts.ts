import { type CoinCase, coinCases, coinForm, placeForm } from './coin-words';
import { mainDefaults } from './site';

/** What the site and its coin are called; a form that an operator wrote stands above the one that would be made. */
export interface SiteNames {
  readonly site: string;
  readonly coin: string;
  readonly coinForms: Readonly<Partial<Record<CoinCase, string>>>;
}

/** The product's own names. */
export const defaultNames: SiteNames = { site: 'Sikke', coin: mainDefaults.coin, coinForms: {} };

/**
 * The texts with the names in them, whoever shows or sends them: `{coin}`, `{coin_acc}` and the other forms, `{site_name}` and
 * `{site_name_loc}`. Filled in before a text is read as a pattern, so no call has to pass them; a name keeps nothing that a pattern would read.
 */
export function nameTexts<Texts>(texts: Texts, names: SiteNames): Texts {
  const known = toWords(names);
  return JSON.parse(
    JSON.stringify(texts, (_, text) =>
      typeof text === 'string'
        ? text.replace(placeholder, (whole, name) => known[name] ?? whole)
        : (known[argumentOf(text)] ?? text),
    ),
  );
}

/** The names out of what an upstream, or its database, says; the product's own where it says nothing. */
export function toSiteNames({ site, coin, forms }: GivenNames): SiteNames {
  const known = coinCases.flatMap((form) => (forms?.[form] ? [[form, forms[form]]] : []));
  return {
    site: site?.trim() || defaultNames.site,
    coin: coin?.trim() || defaultNames.coin,
    coinForms: Object.fromEntries(known),
  };
}

interface GivenNames {
  readonly site?: string | null | undefined;
  readonly coin?: string | null | undefined;
  readonly forms?: Readonly<Record<string, string>> | null | undefined;
}

const placeholder = /\{(coin(?:_[a-z_]+)?|site_name(?:_loc)?)\}/g;

/** A text that was parsed with the build has its placeholders as lists of one name. */
function argumentOf(part: unknown): string {
  return Array.isArray(part) && part.length === 1 && typeof part[0] === 'string' ? part[0] : '';
}

function toWords({ site, coin, coinForms }: SiteNames): Readonly<Record<string, string>> {
  const [siteName, coinName] = [plain(site) || defaultNames.site, plain(coin) || defaultNames.coin];
  const forms = coinCases.map((form) => [
    `coin_${form}`,
    plain(coinForms[form] ?? '') || coinForm(coinName, form),
  ]);
  return {
    ...{ coin: coinName, site_name: siteName, site_name_loc: placeForm(siteName) },
    ...Object.fromEntries(forms),
  };
}

/** Without what a pattern of the texts would read as more than letters. */
function plain(name: string): string {
  return name
    .replaceAll("'", '’')
    .replaceAll(/[{}<>#|\\\p{Cc}]/gu, '')
    .trim();
}
