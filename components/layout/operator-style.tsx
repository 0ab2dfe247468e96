import { getInit } from '@/lib/data/init';

/** Links the operator's style sheet where there is one (D20), after the site's own. */
export async function OperatorStyle() {
  const { css } = await getInit();
  return css.trim() ? <link rel="stylesheet" href="/operator.css" precedence="operator" /> : null;
}
