import { useTranslations } from 'next-intl';

/** The sentence with the number of the help line (D31). */
export function HelpLine() {
  const t = useTranslations('footer');
  return t.rich('help', {
    phone: (number) => (
      <a href="tel:115" className="font-semibold text-text underline underline-offset-4">
        {number}
      </a>
    ),
  });
}
