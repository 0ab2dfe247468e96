import { describe, expect, it } from 'vitest';
import { fileKeys, leafKeys, unusedKeys } from './message-keys';

const messages = { nav: { open: 'Aç', close: 'Kapat' }, pages: { news: { title: 'Haberler' } }, old: 'Eski' };

describe('the check of message keys', () => {
  it('finds a key that nothing uses, and only that', () => {
    const files = [
      fileKeys('a.tsx', "const t = useTranslations('nav'); t(isOpen ? 'close' : 'open');"),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text under test
      fileKeys('b.tsx', 'const t = await getTranslations("pages"); t(`${key}.title`);'),
    ];
    expect(unusedKeys(leafKeys(messages), files)).toEqual(['old']);
  });

  it('does not take a text of another namespace for a use', () => {
    const files = [fileKeys('a.tsx', "const t = useTranslations('pages.news'); t('open');")];
    expect(unusedKeys(['nav.open'], files)).toEqual(['nav.open']);
  });

  it('takes a full key out of a table for a use, wherever it stands', () => {
    expect(unusedKeys(['nav.open'], [fileKeys('a.ts', "export const keys = { x: 'nav.open' };")])).toEqual(
      [],
    );
  });
});
