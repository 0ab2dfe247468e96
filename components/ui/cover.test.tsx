import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from './cover';

it('where there is no picture, and behind one that does not come, stands the ground of the house in the same room', () => {
  const [none, some] = [null, '/covers/market-bonus.webp'].map((src) =>
    renderToStaticMarkup(<Cover src={src} alt="" />).replace(/<link[^>]*>/g, ''),
  );
  expect(none).toMatch(/^<span aria-hidden="true" class="cover-ground block aspect-video w-full/);
  expect(none).not.toContain('<img');
  expect(some).toMatch(
    /^<img src="\/covers\/market-bonus\.webp".*class="cover-ground block aspect-video w-full/,
  );
});
