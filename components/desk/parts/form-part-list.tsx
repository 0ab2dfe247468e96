import { useTranslations } from 'next-intl';
import { CaptchaNotice } from '@/components/ui/captcha-notice';
import { AskTwicePart, ConfirmedPart, OneButtonPart, ReasonPart, SummaryPart } from './form-parts';
import { Part, touched } from './part';

/** What sends something. */
export function FormPartList() {
  const t = useTranslations('desk.parts.texts');
  const texts = {
    ask: t('delete'),
    sure: t('sure'),
    save: t('save'),
    label: t('label'),
    text: t('sentence'),
  };
  return (
    <>
      <Part
        name="ask-twice"
        states={{
          ...touched(<AskTwicePart texts={texts} />),
          loading: <AskTwicePart texts={texts} isBusy />,
        }}
      />
      <Part
        name="confirmed-form"
        states={{
          rest: <ConfirmedPart texts={texts} />,
          disabled: <ConfirmedPart texts={texts} isReady={false} />,
          loading: <ConfirmedPart texts={texts} isBusy />,
        }}
      />
      <Part
        name="one-button-form"
        states={{
          rest: <OneButtonPart texts={texts} />,
          disabled: <OneButtonPart texts={texts} isReady={false} />,
          loading: <OneButtonPart texts={texts} isBusy />,
        }}
      />
      <Part name="reason-form" states={touched(<ReasonPart texts={texts} />)} />
      <Part
        name="form-summary"
        isWide
        states={{ error: <SummaryPart open={t('show')} texts={[t('error'), t('sentence')]} /> }}
      />
      <Part name="captcha-notice" isWide states={{ rest: <CaptchaNotice /> }} />
    </>
  );
}
