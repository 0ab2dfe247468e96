import { getTranslations } from 'next-intl/server';
import { PopupPreview } from '@/components/banner/popup-preview';
import { StateBadge } from '@/components/desk/content/state-badge';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import { findShownPopups, listPopupBanners, type PopupBanner } from '@/lib/data/popup-banners';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';

/** What the popup shows: each banner with where it leads and when, its own preview, and the popup as visitors have it now. */
export async function PopupBanners() {
  const t = await getTranslations('desk.settings.popup');
  const [banners, shown] = await Promise.all([listPopupBanners(), findShownPopups()]);
  const pictures = new Map(banners.map(({ popup }) => [popup.bannerId, popup.imageUrl]));
  const slides = (shown ?? []).map((one) => ({
    ...one,
    imageUrl: pictures.get(one.bannerId) ?? one.imageUrl,
  }));
  return (
    <section className="mt-10 min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-display text-lg font-semibold">{t('title')}</h2>
          <p className="mt-1 text-sm text-text-2">{t('lead')}</p>
        </div>
        {slides.length > 0 ? (
          <PopupPreview popups={slides} label={t('showAll')} />
        ) : (
          <p className="text-sm text-text-2">{t('nothing')}</p>
        )}
      </div>
      {banners.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <BannerTable banners={banners} />
      )}
    </section>
  );
}

async function BannerTable({ banners }: { readonly banners: readonly PopupBanner[] }) {
  const t = await getTranslations('desk.settings.popup');
  return (
    <DataTable
      caption={t('title')}
      isCaptionHidden
      columns={[
        { title: t('picture') },
        { title: t('where') },
        { title: t('when') },
        { title: t('state'), isMain: true },
        { title: t('action'), isAction: true },
      ]}
      rows={banners.map(({ popup, title, state, ...times }) => ({
        key: popup.bannerId,
        cells: [
          <SoftLink
            key="title"
            href={deskEntryPath('content', 'banners', popup.bannerId)}
            className="flex min-h-11 items-center gap-3 underline underline-offset-4"
          >
            <img
              src={popup.imageUrl}
              alt=""
              width={80}
              height={45}
              loading="lazy"
              className="h-11 w-20 shrink-0 rounded-[6px] bg-bg-raised object-contain"
            />
            {title}
          </SoftLink>,
          <span key="where" className="break-all">
            {popup.url ?? t('nowhere')}
          </span>,
          <Span key="when" {...times} />,
          <StateBadge key="state" state={state} />,
          <PopupPreview key="show" popups={[popup]} label={t('show')} about={title} />,
        ],
      }))}
    />
  );
}

/** From when to when a banner is shown. */
async function Span({ startsAt, endsAt }: Pick<PopupBanner, 'startsAt' | 'endsAt'>) {
  const t = await getTranslations('desk.settings.popup');
  const [from, until] = [formatDateTime(startsAt), formatDateTime(endsAt)];
  if (from && until) return t('span', { from, until });
  if (from) return t('from', { from });
  return until ? t('until', { until }) : t('always');
}
