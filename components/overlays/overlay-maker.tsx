'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyText } from '@/components/ui/copy-text';
import { Field } from '@/components/ui/field';
import { parseChoices, parseLook, toOverlayQuery } from '@/lib/format/overlay-look';
import {
  type OverlayKey,
  overlayKeys,
  overlayPicture,
  overlayWidgets,
  toOverlaySize,
} from '@/lib/format/overlay-widgets';
import { pathTo } from '@/lib/paths';
import { Fitted } from './fitted';
import { LookFields } from './look-fields';
import { toOverlaySamples } from './overlay-samples';
import { OverlayView } from './overlay-view';

interface OverlayMakerProps {
  readonly origin: string;
  /** '' where none is known. */
  readonly token: string;
  readonly onToken: (token: string) => void;
}

/** The canvas of a stream. */
const scene = { width: 1920, height: 1080 } as const;

/** Chooses a widget and its look, shows both at once, and says the address for the streaming program. */
export function OverlayMaker({ origin, token, onToken }: OverlayMakerProps) {
  const t = useTranslations('desk.overlays.own');
  const [widget, setWidget] = useState<OverlayKey>('hunt');
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const words = {
    ...{ hunt: t('sample.hunt'), games: t('sample.games'), race: t('sample.race') },
    ...{ tournament: t('sample.tournament'), draw: t('sample.draw'), prize: t('sample.prize') },
  };
  const samples = toOverlaySamples(words);
  const [look, choices] = [parseLook(said), parseChoices(widget, said)];
  const size = toOverlaySize(widget, { rows: choices.rows, percent: Number(look.olcek) });
  const view = { widget, data: samples[widget], look, choices, isSample: true };
  const isToken = /^[0-9a-f]{40}$/.test(token);
  return (
    <section aria-labelledby="overlay-maker" className="grid gap-6">
      <h2 id="overlay-maker" className="font-display text-lg font-semibold">
        {t('widgets')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {overlayKeys.map((key) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === widget}
              onClick={() => setWidget(key)}
              className="grid w-full gap-2 rounded-card border border-line p-2 text-left text-sm aria-pressed:border-gold"
            >
              <WidgetPicture widget={key} alt="" />
              <span className="font-medium">{t(`names.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <LookFields widget={widget} said={said} onSaid={setSaid} />
        <div className="grid content-start gap-5">
          <p className="text-sm text-text-2">{t(`leads.${widget}`)}</p>
          <Field
            label={t('keyField')}
            hint={t('keyHint')}
            value={token}
            onChange={(event) => onToken(event.currentTarget.value.trim())}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
          {isToken ? (
            <div className="grid items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <WidgetPicture widget={widget} alt={t('picture', { name: t(`names.${widget}`) })} />
              <div className="grid gap-2">
                <CopyText
                  label={t('address')}
                  text={`${origin}${pathTo('overlay', token, overlayWidgets[widget].path)}${toOverlayQuery(widget, said)}`}
                />
                <p className="text-sm text-text-3">{t('size', size)}</p>
              </div>
            </div>
          ) : null}
          <h3 className="text-sm font-medium">{t('own')}</h3>
          <div aria-hidden="true" data-overlay-own>
            <Fitted {...size}>
              <OverlayView {...view} look={{ ...look, kose: 'sol-ust' }} />
            </Fitted>
          </div>
          <h3 className="text-sm font-medium">{t('scene')}</h3>
          <div aria-hidden="true" data-overlay-scene>
            <Fitted {...scene}>
              <OverlayView {...view} />
            </Fitted>
          </div>
        </div>
      </div>
    </section>
  );
}

interface WidgetPictureProps {
  readonly widget: OverlayKey;
  /** '' where its name stands beside it. */
  readonly alt: string;
}

/** A widget as `npm run pictures` photographed it, in a box of one size for all. */
function WidgetPicture({ widget, alt }: WidgetPictureProps) {
  return (
    <img
      src={overlayPicture(widget)}
      alt={alt}
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      className="aspect-video h-auto w-full rounded-card bg-surface-2 object-contain"
    />
  );
}
