import { useTranslations } from 'next-intl';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { FoldSummary } from '@/components/ui/fold-summary';
import { GuestLine } from '@/components/ui/guest-line';
import { LoginButton } from '@/components/ui/login-button';
import { MoreLink } from '@/components/ui/more-link';
import { Spinner } from '@/components/ui/spinner';
import { TitleLink } from '@/components/ui/title-link';
import { routes } from '@/lib/routes';
import { Part, touched } from './part';
import { SampleButton } from './sample-button';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet'];
const link = routes.sponsors.path;

/** What is pressed. */
export function ButtonParts() {
  const t = useTranslations('desk.parts.texts');
  const row = (state: { readonly disabled?: boolean; readonly isBusy?: boolean } = {}) => (
    <div className="flex flex-wrap gap-2">
      {variants.map((variant) => (
        <SampleButton key={variant} variant={variant} {...state}>
          {t('save')}
        </SampleButton>
      ))}
      {state.disabled || state.isBusy ? null : <ButtonLink href={link}>{t('open')}</ButtonLink>}
    </div>
  );
  return (
    <>
      <Part
        name="button"
        states={{ ...touched(row()), disabled: row({ disabled: true }), loading: row({ isBusy: true }) }}
      />
      <Part name="login-button" states={touched(<LoginButton>{t('login')}</LoginButton>)} />
      <Part name="copy-text" states={touched(<CopyText text="HOSGELDIN50" label={t('code')} />)} />
      <Part name="more-link" states={touched(<MoreLink href={link}>{t('all')}</MoreLink>)} />
      <Part
        name="title-link"
        states={touched(
          <div className="pt-4">
            <TitleLink href={link}>{t('all')}</TitleLink>
          </div>,
        )}
      />
      <Part
        name="guest-line"
        states={touched(
          <p className="flex flex-wrap gap-2 text-sm">
            <GuestLine text={t('sentence')} login={t('login')} href={routes.login.path} />
          </p>,
        )}
      />
      <Part
        name="fold-summary"
        states={{
          ...touched(
            <details className="w-56">
              <FoldSummary>{t('title')}</FoldSummary>
            </details>,
          ),
          filled: (
            <details open className="w-56">
              <FoldSummary>{t('title')}</FoldSummary>
              <p className="text-sm text-text-2">{t('sentence')}</p>
            </details>
          ),
        }}
      />
      <Part name="spinner" states={{ loading: <Spinner /> }} />
    </>
  );
}
