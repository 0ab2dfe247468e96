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
  // The tree has the shape it had: a text in the place of each text.
  return JSON.parse(JSON.stringify(fillIn(texts, known)));
}

type Words = Readonly<Record<string, string>>;

function fillIn(part: unknown, known: Words): unknown {
  if (typeof part === 'string') return part.replace(placeholder, (whole, name) => known[name] ?? whole);
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part))
    return joined(
      part.map((node) => fillNode(node, known)),
      part,
    );
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fillIn(inner, known)]));
}

/** A text that was parsed with the build has a placeholder as a list of its name: one inside another text's list. */
function fillNode(node: unknown, known: Words): unknown {
  if (!Array.isArray(node)) return fillIn(node, known);
  const [name] = node;
  if (node.length === 1 && typeof name === 'string') return known[name] ?? node;
  return node.map((inner) => fillNode(inner, known));
}

/** One text again, where nothing is left to be filled in: what reads it as it is finds a text, not its parts. */
function joined(parts: readonly unknown[], before: readonly unknown[]): unknown {
  const isFilled = before.some(Array.isArray) && parts.every((part) => typeof part === 'string');
  return isFilled ? parts.join('') : parts;
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
