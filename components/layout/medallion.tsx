import { Blank } from '@/components/ui/blank';
import type { RouteKey } from '@/lib/routes';
import { RouteIcon } from './route-icon';

interface MedallionProps {
  readonly area: RouteKey;
}

/** The picture of an empty area. */
export function Medallion({ area }: MedallionProps) {
  return (
    <Blank>
      <RouteIcon route={area} size={44} />
    </Blank>
  );
}
