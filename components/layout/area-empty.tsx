import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type messages from '@/messages/tr.json';
import { AreaPicture, type EmptyArea } from './area-picture';
import { AreaWays } from './area-ways';

interface AreaEmptyProps {
  readonly area: EmptyArea;
  /** Which text stands here, where an area has more than one. */
  readonly state?: Exclude<keyof typeof messages.empty, 'actions'>;
}

/** What stands below the title of an area whose list has no entries. */
export function AreaEmpty({ area, state = area }: AreaEmptyProps) {
  const t = useTranslations('empty');
  return (
    <EmptyState
      picture={<AreaPicture area={area} />}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={<AreaWays area={area} />}
    />
  );
}
