import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Still } from './still';
import { toMarkup } from './to-markup';

function Named({ name }: { readonly name: string }) {
  return <b title={name}>{name}</b>;
}

const parts = (
  <Fragment>
    <h3 className="a b" id="x" tabIndex={undefined} aria-hidden={false} data-on data-off={false}>
      {'<Tom & "Jerry">'} {3}
      {null}
      {false}
    </h3>
    <button type="button" disabled popoverTarget="x" popoverTargetAction="hide">
      <Named name={'"&<>'} />
    </button>
    <time dateTime="2026-01-01">{['a', 'b']}</time>
    <svg width={18} height="100%" aria-hidden="true">
      <use href="/a.svg#b" />
    </svg>
    <svg viewBox="0 0 1 1" aria-hidden>
      <line x1="0" strokeWidth="2" strokeDasharray="1 2" strokeLinejoin="round" strokeOpacity={0.5} />
      <text textAnchor="middle" fontSize="4" fill="none">
        {0}
      </text>
    </svg>
    <img src="/a.webp" alt="" width={1} height={1} loading="lazy" />
    <br />
  </Fragment>
);

/** What a browser makes of it does not hang on the case of an attribute, or on how an element without an end is closed. */
const plain = (html: string) =>
  html.replaceAll('/>', '>').replace(/ (popoverTarget\w*|dateTime)=/g, (name) => name.toLowerCase());

describe('still markup', () => {
  it('is what React makes of the same elements', () => {
    expect(toMarkup(parts)).toBe(plain(renderToStaticMarkup(parts)));
  });

  it('stands in its element, which keeps its own attributes', () => {
    expect(renderToStaticMarkup(<Still className="contents">{parts}</Still>)).toBe(
      `<div class="contents">${toMarkup(parts)}</div>`,
    );
  });

  it.each([
    ['a handler', <button key="1" type="button" onClick={() => undefined} />],
    ['a style', <p key="2" style={{ color: 'red' }} />],
    ['an attribute that HTML calls otherwise', <output key="3" htmlFor="x" />],
    ['something that is waited for', Promise.resolve('x')],
  ])('refuses %s', (_, node) => {
    expect(() => toMarkup(node)).toThrow(TypeError);
  });
});
