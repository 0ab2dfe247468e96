import { describe, expect, it } from 'vitest';
import { shortData } from './short-data.mjs';

const begin = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: string) => `self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])`;
const page = (markup: string, ...pieces: string[]) =>
  `<body>${markup}<script>${[begin, ...pieces.map(push)].join('\n;')}</script></body>`;
const text = (id: string, value: string) => `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;

/** The rows a browser gets to read, with the insides that a document has. */
function rowsOf(html: string): unknown[] {
  const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const insides = new Map(
    [...html.matchAll(/ data-still="(\d+)">(.*?)<\/div>/g)].map(([, name, inside]) => [name, inside]),
  );
  const self = { __next_f: undefined as unknown as unknown[] };
  const document = {
    querySelector: (query: string) =>
      query === 'title' ? titleOf(html) : { innerHTML: insides.get(/"(\d+)"/.exec(query)?.[1] ?? '') },
  };
  new Function('self', 'document', code)(self, document);
  return self.__next_f;
}

interface Tag {
  readonly localName: string;
  readonly text: string | undefined;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  nextElementSibling: Tag | null;
}

/** A page's title with the tags behind it, as a document has them. */
function titleOf(html: string): Tag | null {
  const found = [...html.matchAll(/<(title|meta|link)((?: [\w-]+="[^"]*")*)\/?>([^<]*)/g)];
  const tags: Tag[] = found.map(([, localName = '', attributes = '', text]) => ({
    localName,
    text: localName === 'title' ? text?.replaceAll('&amp;', '&') : undefined,
    attributes: Array.from(attributes.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => ({
      name: name.toLowerCase(),
      value: value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    })),
    nextElementSibling: null,
  }));
  for (const [at, tag] of tags.entries()) tag.nextElementSibling = tags[at + 1] ?? null;
  return tags[0] ?? null;
}

const card = '<p>Çevrim “5” <b>it’s</b></p>';
const html = page(
  `<div class="a">${card}</div><div>${card}!</div>`,
  `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]\n${text('2', card).slice(0, 9)}`,
  `${text('2', card).slice(9)}3:["it's","\\n","\u003c/script>"]\n${text('4', 'long')}5:"$2"\n`,
);

describe('the data of a page', () => {
  it('reads HTML that stands in the page there, and is the same otherwise', () => {
    expect(rowsOf(shortData(html))).toEqual([
      [0],
      [
        1,
        `1:["$","div",null,{"dangerouslySetInnerHTML":{"__html":"$2"}}]\n2:${JSON.stringify(card)}\n` +
          `3:["it's","\\n","</script>"]\n${text('4', 'long')}5:"$2"\n`,
      ],
    ]);
  });

  it('names it once, by the element that has it as a whole', () => {
    const short = shortData(html);
    expect(short.split(card)).toHaveLength(html.split(card).length);
    expect(short).toContain(`<div class="a" data-still="1">${card}</div><div>${card}!</div>`);
  });

  it('reads short HTML there too, and what search engines are told, each once however often the data has it', () => {
    const mark = '<svg aria-hidden="true"><rect fill="#123456"></rect></svg><img src="/a.svg" alt="">';
    const facts = `{"@context":"https://schema.org","name":"it’s <b>"}`;
    const still = (name: string, inside: string) =>
      `["$","div","${name}",{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(inside)}}}]`;
    const rows = `1:[${still('a', mark)},${still('b', mark)},${still('c', '<b>x</b>')}]\n${text('2', facts)}3:"$2"\n`;
    const short = shortData(
      page(`<div>${mark}</div><div>${mark}</div><div><b>x</b></div><div>${facts}</div>`, rows),
    );
    expect(short.split(mark)).toHaveLength(3);
    expect(short.split(facts)).toHaveLength(2);
    expect(short.match(/ data-still="/g)).toHaveLength(2);
    expect(rowsOf(short)).toEqual([[0], [1, rows.replace(text('2', facts), `2:${JSON.stringify(facts)}\n`)]]);
  });

  it('reads a script of the page there, and the texts of an element', () => {
    const code = "(()=>{const root=document.documentElement;root.classList.toggle('is-here',true)})()";
    const facts = `{"@context":"https://schema.org","@type":"Organization","name":"Sikke","url":"/"}`;
    const rows = `1:["$","div",null,{"__html":${JSON.stringify(code)},"children":${JSON.stringify(facts)}}]\n`;
    const short = shortData(page(`<div>${code}</div><div>${facts}</div>`, rows));
    expect([short.split(code).length, short.split(facts).length]).toEqual([2, 2]);
    expect(rowsOf(short)).toEqual([[0], [1, rows]]);
  });

  it('says nothing of what is absent, but in a list, a text or a long text', () => {
    const kept = `["$undefined",{"b":2,"c":"{\\"d\\":\\"$undefined\\",\\"e\\":\\"$undefined\\"}"}]`;
    const long = text('3', '{"a":"$undefined","b":"$undefined"}');
    const rows = `1:["$","p",null,{"a":"$undefined","aa":"$undefined","b":${kept},"c":"$undefined"}]\n${long}`;
    expect(rowsOf(shortData(page('', rows)))).toEqual([[0], [1, `1:["$","p",null,{"b":${kept}}]\n${long}`]]);
  });

  it('announces nothing that the page asks for itself', () => {
    const rows = `:HL["/a.woff2","font"]\n1:{}\n:HL["/b.woff2","font"]\n2:["/a.woff2"]\n`;
    expect(rowsOf(shortData(page('<link rel="preload" href="/a.woff2"/>', rows)))).toEqual([
      [0],
      [1, `1:{}\n:HL["/b.woff2","font"]\n2:["/a.woff2"]\n`],
    ]);
  });

  it('ends no script and opens no comment inside one', () => {
    const short = shortData(page('', '1:["</script>","<!--","<script>"]\n'));
    expect(short.match(/<\/script/g)).toHaveLength(1);
    expect(short).not.toMatch(/<!--|<script>[\s\S]*<script>/);
    expect(rowsOf(short)).toEqual([[0], [1, '1:["</script>","<!--","<script>"]\n']]);
  });

  describe('of the head', () => {
    const description = 'Bonuslar & “şartlar”, "x", uzunca bir açıklama';
    const tags: [string, Record<string, string>][] = [
      ['title', { children: 'A & B' }],
      ['meta', { name: 'description', content: description }],
      ['link', { rel: 'icon', href: '/a.svg?x=1&y=2', sizes: 'any' }],
    ];
    const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const toTag = ([name, { children, ...rest }]: [string, Record<string, string>]) =>
      children === undefined
        ? `<${name}${Object.entries(rest)
            .map(([key, value]) => ` ${key}="${escaped(value)}"`)
            .join('')}/>`
        : `<title>${escaped(children)}</title>`;
    const head = `<head>${tags.map(toTag).join('')}</head>`;
    const rowWith = (...said: [string, Record<string, string>][]) =>
      `7:${JSON.stringify([...said.map(([name, props], at) => ['$', name, `${at}`, props]), ['$', '$L1', '9', {}]])}\n`;
    const said = (one: string) => one.split('uzunca bir').length - 1;

    it('is read there', () => {
      const short = shortData(head + page('', rowWith(...tags)));
      expect(rowsOf(short)).toEqual([[0], [1, rowWith(...tags)]]);
      expect(said(short)).toBe(1);
    });

    it('is said where the head says it otherwise, from there on', () => {
      for (const other of [
        { content: description, name: 'description' },
        { name: 'descriptioN', content: description },
        { Name: 'description', content: description },
      ]) {
        const [title, , icon] = tags as [(typeof tags)[0], unknown, (typeof tags)[0]];
        const row = rowWith(title, ['meta', other], icon);
        const short = shortData(head + page('', row));
        expect(rowsOf(short)).toEqual([[0], [1, row]]);
        expect(said(short)).toBe(2);
      }
      const none = rowWith(['title', { children: 'C' }], ...tags.slice(1));
      expect(rowsOf(shortData(head + page('', none)))).toEqual([[0], [1, none]]);
    });

    it('is read in part where somebody has taken tags away, and what comes behind it stays', () => {
      const short = shortData(head + page('', rowWith(...tags)));
      for (const left of [head.replace(/<link[^>]*>/, ''), '<head></head>'])
        expect(rowsOf(short.replace(head, left))).toEqual([
          [0],
          [1, expect.stringMatching(/^7:\[.*\["\$","\$L1","9",\{\}\]\]\n$/)],
        ]);
    });
  });

  it('says once what it says again and again, around insides of the page too, whatever letters are in it', () => {
    const entry = (at: number, inside: string) =>
      `${at}:["$","li","${at}",{"className":"card","dangerouslySetInnerHTML":{"__html":${JSON.stringify(inside)}}}]\n`;
    const mark = `<p>${'Ѐӿ ҂1; &lt;b&gt; '.repeat(6)}</p>`;
    const rows = Array.from({ length: 9 }, (_, at) => entry(at, at % 2 === 0 ? mark : `${at} Жӿ՗ "x"`)).join(
      '',
    );
    const short = shortData(page(`<div>${mark}</div>`, rows));
    expect(rowsOf(short)).toEqual([[0], [1, rows]]);
    expect(short.match(/dangerously/g)).toHaveLength(1);
  });

  it('stays as it is where no letters are left to stand for what is repeated', () => {
    const one = page('', `1:["Жա؟ݐ"]\n`);
    expect(shortData(one)).toBe(one);
    expect(rowsOf(shortData(page('', `1:["Жա؟"]\n`)))).toEqual([[0], [1, `1:["Жա؟"]\n`]]);
  });

  it('is made short once', () => {
    expect(shortData(shortData(html))).toBe(shortData(html));
  });

  it.each([
    ['of a page without any', '<p>x</p><script>a()</script>'],
    ['that is not in one place', `${page('', '1:{}\n')}<script>${push('2:{}\n')}</script>`],
    ['that is not of text alone', page('', '1:{}\n').replace('\n;', '\n;self.__next_f.push([3,"AA=="])\n;')],
  ])('stays as it is %s', (_, one) => {
    expect(shortData(one)).toBe(one);
  });
});
