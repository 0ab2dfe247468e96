import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part whose script is fetched when it is first shown; `waiting` stands in its place until then. For what no server draws: what a press or the
 * viewer's own answer brings. Called where a module begins. It is `next/dynamic` without what that needs on a server (docs/adr/211).
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
