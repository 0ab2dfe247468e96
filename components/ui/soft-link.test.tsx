import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SoftLink } from './soft-link';

it.each(['/yonetim/gelen', '/yonetim/gelen?liste=mine&kart=event%3A12'])(
  'leads to %s as it was named',
  (href) => {
    const markup = renderToStaticMarkup(<SoftLink href={href}>Kart</SoftLink>);
    expect(markup).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
  },
);
