import { colourDefaults, colourNames, knownColours } from '@/contract/colours';
import { findWeakPairs, type WeakPair } from '@/contract/contrast';

/** What a form of looks would come to: rules for the element of this class, its unreadable pairs, its mark and its coin. */
export interface LookView {
  readonly sheet: string;
  readonly weak: readonly WeakPair[];
  readonly logo: string | null;
  /** The names that are typed; empty where the form has none. */
  readonly coin: string;
  readonly site: string;
}

/** The view of what a form has by now; what is half typed counts as empty. */
export function toLookView(values: Readonly<Record<string, unknown>>, scope: string): LookView {
  const colours = knownColours(values);
  const tokens = colourNames.flatMap((name) =>
    colours[name] ? [`--color-${name.replaceAll('_', '-')}:${colours[name]}`] : [],
  );
  const picture = typeof values.coin_picture === 'string' ? values.coin_picture : '';
  const coin = isShown(picture)
    ? `.${scope} .coin{background:url(${picture}) 50%/contain no-repeat}.${scope} .coin>use{display:none}`
    : '';
  const logo = typeof values.logo === 'string' && isShown(values.logo) ? values.logo : null;
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const sheet = `${tokens.length > 0 ? `.${scope}{${tokens.join(';')}}` : ''}${coin}`;
  return { sheet, weak: findWeakPairs(colours), logo, coin: typed('coin'), site: typed('site_name') };
}

/** The design's own colour of a name; undefined for a name that is none. */
export function usualColour(name: string): string | undefined {
  return colourNames.flatMap((one) => (one === name ? [colourDefaults[one]] : []))[0];
}

function isShown(path: string): boolean {
  return /^\/[\w/.-]+$/.test(path);
}
