import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { MenuPart, ModalPart, ToasterPart } from './opened-parts';
import { Part } from './part';

/** What opens over the page, each behind its button; photographs show modal, sheet and menu open. */
export function OpenedPartList() {
  const t = useTranslations('desk.parts.texts');
  const texts = { open: t('show'), title: t('title'), text: t('sentence') };
  return (
    <>
      <Part name="modal" states={{ rest: <ModalPart {...texts} /> }} />
      <Part
        name="sheet"
        states={{
          rest: (
            <>
              <button type="button" data-opens popoverTarget="part-of-sheet" className={buttonClass()}>
                {t('show')}
              </button>
              <Sheet id="part-of-sheet" title={t('title')}>
                <p>{t('sentence')}</p>
              </Sheet>
            </>
          ),
        }}
      />
      <Part name="menu-button" isWide states={{ rest: <MenuPart {...texts} /> }} />
      <Part name="toaster" states={{ rest: <ToasterPart {...texts} /> }} />
    </>
  );
}
