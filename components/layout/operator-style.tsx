import { getLook } from '@/lib/data/frame';
import { getInit } from '@/lib/data/init';
import { operatorSheet } from '@/lib/format/operator-sheet';
import { pathTo } from '@/lib/paths';

/** Links the operator's style sheet where there are colours, a coin or rules of their own (D20), after the site's. */
export async function OperatorStyle() {
  const [{ css }, look] = await Promise.all([getInit(), getLook()]);
  return operatorSheet(look) || css.trim() ? (
    <link rel="stylesheet" href={pathTo('operatorStyle')} precedence="operator" />
  ) : null;
}
