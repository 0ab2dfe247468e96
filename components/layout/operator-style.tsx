import { getInit } from '@/lib/data/init';
import { pathTo } from '@/lib/paths';

/** Links the operator's style sheet where there is one (D20), after the site's own. */
export async function OperatorStyle() {
  const { css } = await getInit();
  return css.trim() ? <link rel="stylesheet" href={pathTo('operatorStyle')} precedence="operator" /> : null;
}
