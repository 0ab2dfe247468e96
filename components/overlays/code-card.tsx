import { useTranslations } from 'next-intl';
import { Card } from './card';
import type { WidgetProps } from './widget-props';

/** A code that the streamer gives out, as the address of the widget says it. */
export function CodeCard({ choices: { code } }: WidgetProps<null>) {
  const t = useTranslations('overlays');
  if (code === null) return null;
  return (
    <Card key={code} className="ov-in ov-code">
      <p className="ov-kicker">{t('code')}</p>
      <p className="ov-word">{code}</p>
      <p>{t('codeWhere')}</p>
    </Card>
  );
}
