import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { AreaAction } from './area-action';
import { AreaPicture, type EmptyArea } from './area-picture';

interface AreaEmptyProps {
  readonly area: EmptyArea;
}

/** What stands below the title of an area whose list has no entries. */
export function AreaEmpty({ area }: AreaEmptyProps) {
  const t = useTranslations('empty');
  return (
    <EmptyState
      picture={<AreaPicture area={area} />}
      title={t(`${area}.title`)}
      text={t(`${area}.text`)}
      action={<AreaAction area={area} />}
    />
  );
}
