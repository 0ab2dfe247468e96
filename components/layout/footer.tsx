import { useTranslations } from 'next-intl';
import { KeptStill } from '@/components/ui/kept-still';
import { SoftNav } from '@/components/ui/soft-nav';
import type { Area } from '@/contract/areas';
import type { OwnFooter } from '@/lib/data/frame';
import type { SocialLink } from '@/lib/data/site';
import { legalPages, pageRows, shownMenuGroups, trustPages } from '@/lib/routes';
import { Brand } from './brand';
import { FooterGroup } from './footer-group';
import { FooterOwn } from './footer-own';
import { HelpLine } from './help-line';
import { SocialLinks } from './social-links';

interface FooterProps {
  readonly social: readonly SocialLink[];
  readonly areasOff: readonly Area[];
  readonly logo: string | null;
  readonly own: OwnFooter;
}

/** The foot of every page: all areas once more (the menu of who has no scripts), the operator's own links, social links, the 18+ note, help, credit. */
export function Footer({ social, areasOff, logo, own }: FooterProps) {
  const t = useTranslations('footer');
  const year = String(new Date().getFullYear());
  return (
    <KeptStill
      name="footer"
      of={{ social, areasOff, logo, own, year }}
      as="footer"
      data-page-part
      className="below-fold mt-16 border-t border-line bg-bg-raised rail:pl-18 rail-wide:pl-64"
    >
      <div className="mx-auto grid max-w-400 gap-x-10 gap-y-12 px-4 py-12 sm:px-6 lg:px-10 xl:grid-cols-[20rem_1fr]">
        <div className="space-y-6">
          <Brand logo={logo} />
          <SocialLinks social={social} />
        </div>
        <SoftNav
          aria-label={t('pages')}
          className={`grid grid-cols-2 gap-x-6 gap-y-10 ${own.links.length > 0 ? 'md:grid-cols-3 lg:grid-cols-5' : 'md:grid-cols-4'}`}
        >
          {shownMenuGroups(areasOff).map((group) => (
            <FooterGroup key={group} group={group} areasOff={areasOff} />
          ))}
          {own.links.length > 0 ? <FooterOwn title={own.title} links={own.links} /> : null}
        </SoftNav>
      </div>
      <SmallPrint credit={own.credit} note={own.note} year={year} />
    </KeptStill>
  );
}

interface SmallPrintProps extends Pick<OwnFooter, 'credit' | 'note'> {
  readonly year: string;
}

function SmallPrint({ credit, note, year }: SmallPrintProps) {
  const t = useTranslations('footer');
  const titles = useTranslations('pages');
  return (
    <div className="mx-auto max-w-400 px-4 pb-12 sm:px-6 lg:px-10">
      <div className="flex flex-col gap-6 border-t border-line pt-8 text-sm leading-relaxed text-text-2 md:flex-row md:gap-10">
        <p className="flex shrink-0 items-start gap-3 md:w-80">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong font-display text-sm font-bold text-text"
          >
            {t('adultMark')}
          </span>
          <span>
            {t('adult')} {t('play')}
          </span>
        </p>
        <div className="max-w-3xl space-y-2 text-text-3">
          <p className="text-text-2">
            <HelpLine />
          </p>
          <p>
            {t('coins')} {t('sponsors')}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {[...trustPages, ...legalPages].map((page) => (
              <li key={page}>
                <a href={pageRows[page].path} className="foot-link">
                  {titles(`${page}.title`)}
                </a>
              </li>
            ))}
          </ul>
          {note ? <p className="break-words whitespace-pre-line">{note}</p> : null}
          <p className="break-words">
            {t('copyright', { year })} {credit ?? t('credit')}
          </p>
        </div>
      </div>
    </div>
  );
}
