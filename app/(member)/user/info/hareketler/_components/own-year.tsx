import { getTranslations } from 'next-intl/server';
import { ShareLink } from '@/components/share/share-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { getOwnYear } from '@/lib/data/own-year';
import { shareForms } from '@/lib/format/share-facts';
import { routes } from '@/lib/routes';
import { findSharePicture } from '@/lib/share/find-share';
import { yearName } from '@/lib/share/year-name';

/** The viewer's year as a picture, to look at and to hand on. Nobody else has its address until they do. Nothing where nothing happened yet. */
export async function OwnYear() {
  const own = await getOwnYear();
  const picture = own && (await findSharePicture('yil', yearName(own)));
  if (!picture) return null;
  const t = await getTranslations('sharePictures');
  const title = t('ownYear', { year: String(own.year) });
  return (
    <section aria-labelledby="own-year" className="mt-10 rounded-panel border border-line bg-surface p-6">
      <h2 id="own-year" className="font-display text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-sm leading-relaxed text-text-2">{t('ownYearText')}</p>
      <img
        src={picture.wide}
        alt={picture.text}
        {...shareForms.genis}
        loading="lazy"
        className="mt-4 h-auto w-full max-w-2xl rounded-panel border border-line"
      />
      <ShareLink
        wide={picture.wide}
        tall={picture.tall}
        title={title}
        said={t('said')}
        page={routes.home.path}
        className={`mt-4 ${buttonClass()}`}
      >
        <Icon name="share-2" size={16} />
        {t('share')}
      </ShareLink>
    </section>
  );
}
