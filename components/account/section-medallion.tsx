import { Blank } from '@/components/ui/blank';
import type { UserSection } from '@/lib/routes';
import { SectionIcon } from './section-icon';

interface SectionMedallionProps {
  readonly section: UserSection;
}

/** The picture of an empty section. */
export function SectionMedallion({ section }: SectionMedallionProps) {
  return (
    <Blank>
      <SectionIcon section={section} size={44} />
    </Blank>
  );
}
