'use client'; // Follows what is typed.

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Coin } from '@/components/ui/coin';
import { toLookView } from '@/lib/format/look-preview';
import { formatCoins } from '@/lib/format/money';
import type { FormValues } from '../content/content-field';
import { useSettingTexts } from './use-setting-form';

const scope = 'look-preview';

/** A piece of the site as it would look, in a style sheet that is made here: the policy lets no style into the markup. */
export function LookPreview({ values }: { readonly values: FormValues }) {
  const t = useTranslations();
  const { label } = useSettingTexts();
  const { sheet, weak, logo, coin, site } = toLookView(values, scope);
  useOwnSheet(sheet);
  return (
    <section aria-labelledby={scope} className="grid gap-3 xl:sticky xl:top-6">
      <div>
        <h2 id={scope} className="font-display text-lg font-semibold">
          {t('desk.settings.look.title')}
        </h2>
        <p className="mt-1 text-sm text-text-2">{t('desk.settings.look.lead')}</p>
      </div>
      <div className={`${scope} overflow-hidden rounded-panel border border-line bg-bg text-text`}>
        <div className="flex h-14 items-center gap-2.5 border-b border-line bg-bg-raised px-4">
          {logo ? (
            <img src={logo} alt="" width={30} height={30} className="size-7.5 object-contain" />
          ) : (
            <Coin size={30} />
          )}
          <span className="font-display text-xl font-bold tracking-tight">{site || t('site.name')}</span>
          <span className="ms-auto text-xs font-bold text-red">{t('desk.settings.look.live')}</span>
        </div>
        <div className="p-4">
          <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <h3 className="font-display text-lg font-semibold">{t('desk.settings.look.heading')}</h3>
            <p className="text-sm">{t('desk.settings.look.text')}</p>
            <p className="text-sm text-text-2">{t('desk.settings.look.second')}</p>
            <p className="flex justify-between gap-3 text-sm text-text-3">
              {t('desk.settings.look.third')}
              <span className="text-green">{t('desk.settings.look.won')}</span>
            </p>
            <p className="flex items-center gap-2 rounded-card bg-surface-2 p-3 font-display font-semibold text-gold tabular-nums">
              <Coin />
              {t('desk.settings.look.amount', {
                amount: formatCoins(1250),
                name: coin || t('desk.settings.look.coin'),
              })}
            </p>
            <span className={`${buttonClass('primary')} outline-2 outline-offset-2 outline-focus`}>
              {t('desk.settings.look.action')}
            </span>
          </div>
        </div>
      </div>
      <div role="status" className="text-sm">
        {weak.length === 0 ? (
          <p className="text-text-3">{t('desk.settings.look.fine')}</p>
        ) : (
          <ul className="grid gap-1 text-red">
            {weak.map(({ front, ground, ratio, least }) => (
              <li key={`${front} ${ground}`}>
                {t('desk.settings.look.weak', {
                  ...{ front: label(front), ground: label(ground) },
                  ...{ ratio, least },
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function useOwnSheet(rules: string) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rules]);
}
