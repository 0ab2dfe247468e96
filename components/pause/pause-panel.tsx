import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/ui/more-messages';
import type { OwnPauseWire } from '@/contract/pauses';
import { formatDateTime } from '@/lib/format/dates';
import { PauseForm } from './pause-form';
import { PauseText } from './pause-text';

interface PausePanelProps {
  readonly own: OwnPauseWire;
  /** The sentence with the number of the help line. */
  readonly help: ReactNode;
}

const means = ['links', 'earning', 'notifications', 'before', 'account', 'final'] as const;

/** The pause that runs, if one does, what a pause is, and the way to one or to a longer one. */
export async function PausePanel({ own: { pause, choices }, help }: PausePanelProps) {
  const [t, { pauseOwn }] = await Promise.all([getTranslations('pause'), getMessages()]);
  const offered = choices.map(({ length, until }) => ({ length, until, date: formatDateTime(until) }));
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {pause ? (
        <section className="rounded-panel border border-line-strong bg-surface p-6 lg:col-span-2">
          <h2 className="font-display text-lg font-semibold">{t('runningTitle')}</h2>
          <p className="mt-2 font-medium">
            <PauseText pause={pause} />
          </p>
          <p className="mt-2 leading-relaxed text-text-2">{t(pause.until ? 'noLinks' : 'noLinksForever')}</p>
          <p className="mt-4 leading-relaxed">{help}</p>
        </section>
      ) : null}
      {offered.length > 0 ? (
        <section className="rounded-panel border border-line bg-surface p-6">
          <h2 className="mb-5 font-display text-lg font-semibold">
            {t(pause ? 'extendTitle' : 'startTitle')}
          </h2>
          <MoreMessages messages={{ pauseOwn }}>
            <PauseForm choices={offered} />
          </MoreMessages>
        </section>
      ) : null}
      <section className="rounded-panel border border-line bg-surface p-6">
        <h2 className="font-display text-lg font-semibold">{t('meansTitle')}</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm leading-relaxed text-text-2">
          {means.map((point) => (
            <li key={point}>{t(`means.${point}`)}</li>
          ))}
        </ul>
        {pause ? null : <p className="mt-5 text-sm leading-relaxed">{help}</p>}
      </section>
    </div>
  );
}
