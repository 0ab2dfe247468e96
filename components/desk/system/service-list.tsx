import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import type { SystemWire } from '@/contract/desk-system';
import { SendTest } from './send-test';

interface ServiceListProps {
  readonly services: SystemWire['services'];
}

/** What the site reaches people by: whether it is connected, what for, and a test where one can be sent. */
export function ServiceList({ services }: ServiceListProps) {
  const t = useTranslations('desk.system');
  return (
    <DataTable
      caption={t('services')}
      isCaptionHidden
      columns={[
        { title: t('service') },
        { title: t('state'), isMain: true },
        { title: t('what') },
        { title: t('test'), isAction: true },
      ]}
      rows={services.map(({ service, is_on: isOn }) => {
        const name = t(`serviceNames.${service}`);
        return {
          key: service,
          cells: [
            name,
            <Badge key="state" tone={isOn ? 'green' : 'line'}>
              {t(isOn ? 'isOn' : 'isOff')}
            </Badge>,
            t(`serviceTexts.${service}`),
            isOn ? <SendTest key="test" service={service} title={name} /> : '–',
          ],
        };
      })}
    />
  );
}
