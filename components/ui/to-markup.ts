import { Fragment, isValidElement, type ReactNode } from 'react';

/**
 * The HTML of elements that no script changes, for `Still`. It calls the components itself, within the component that asks: they may read texts, and wait for
 * nothing. Throws a `TypeError` where something stands in it that would not be what React makes of it: an island, a handler, an attribute it does not know.
 */
export function toMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(toMarkup).join('');
  if (!isValidElement<Props>(node)) throw new TypeError('Still markup holds elements and texts alone.');
  const { type, props } = node;
  if (type === Fragment) return toMarkup(props.children);
  if (typeof type === 'string') return elementOf(type, props);
  if (typeof type === 'function') return toMarkup(Reflect.apply(type, undefined, [props]));
  throw new TypeError('Still markup holds components of the server alone.');
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function elementOf(tag: string, props: Props): string {
  let open = `<${tag}`;
  for (const name of Object.keys(props)) if (name !== 'children') open += attributeOf(name, props[name]);
  return empty.has(tag) ? `${open}>` : `${open}>${toMarkup(props.children)}</${tag}>`;
}

/** Elements that have no end. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

function attributeOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const known = nameOf(name);
  if (typeof value === 'boolean' && !/^(aria|data)-/.test(known)) return value ? ` ${known}=""` : '';
  if (typeof value === 'object' || typeof value === 'function')
    throw new TypeError(`${name} is no text, and still markup has nothing else.`);
  return ` ${known}="${escaped(String(value))}"`;
}

/** What the attributes of our own parts are called in HTML: they are the same few again and again. */
const knownNames = new Map<string, string>();

function nameOf(name: string): string {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const found = names[name] ?? name.replace(ofDrawings, withHyphen);
  if (found !== 'viewBox' && !/^[a-z][a-z\d-]*$/.test(found))
    throw new TypeError(`Still markup knows no attribute ${name}.`);
  knownNames.set(name, found);
  return found;
}

/** What React calls otherwise than HTML does. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  dateTime: 'datetime',
  popoverTarget: 'popovertarget',
  popoverTargetAction: 'popovertargetaction',
};

/** Attributes of drawings that React writes in one word. */
const ofDrawings = /^((?:fill|font|stroke|text))([A-Z][a-z]+)$/;

function withHyphen(_name: string, first: string, second: string): string {
  return `${first}-${second.toLowerCase()}`;
}

function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign) : text;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
