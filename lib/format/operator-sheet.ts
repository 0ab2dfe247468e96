import { type Colours, colourNames } from '@/contract/colours';

interface OwnLook {
  readonly colours: Colours;
  /** A path of this site. */
  readonly coinPicture: string | null;
}

/**
 * The operator's colours and coin as rules over the design's tokens; '' where both are the site's own. Every value was read by the pattern of a
 * colour or of a path, so nothing of it can end a rule.
 */
export function operatorSheet({ colours, coinPicture }: OwnLook): string {
  const tokens = colourNames.flatMap((name) => {
    const colour = colours[name];
    return colour ? [`--color-${name.replaceAll('_', '-')}:${colour}`] : [];
  });
  const root = tokens.length > 0 ? `:root{${tokens.join(';')}}` : '';
  const coin = coinPicture
    ? `.coin{background:url(${coinPicture}) 50%/contain no-repeat}.coin>use{display:none}`
    : '';
  return root + coin;
}
