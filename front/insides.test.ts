import { describe, expect, it } from 'vitest';
import { createInsides } from './insides';

const nonce = '<script nonce="a+/=">';
const push = (data: string) => `${nonce}self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
/** What a browser's scripts hand to React, and what its elements hold, of a page as it goes out. */
function browse(html: string) {
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  const document = {
    querySelector(selector: string) {
      const [, number] = /^\[data-still="(\d+)"\]$/.exec(selector) ?? [];
      const [, innerHTML] = new RegExp(` data-still="${number}">(.*?)</section>`).exec(html) ?? [];
      return { innerHTML };
    },
  };
  const pushed: [number, string][] = [];
  const self = { __next_f: { push: (piece: [number, string]) => pushed.push(piece) } };
  for (const script of scripts) new Function('self', 'document', script)(self, document);
  return { scripts: scripts.length, data: pushed.map(([, text]) => text).join('') };
}

const club = '<h2 class="a">Kulüp — “Gümüş”</h2>';
const rules = '<p>İğne, şık &amp; <b>öz</b></p>';
const row = (inside: string) => `3:["$","section",null,{"dangerouslySetInnerHTML":{"__html":${inside}}}]\n`;

describe('what stands still in a page that is made per request', () => {
  it('stands in its element once, and the data reads it there', () => {
    const { keep, fill } = createInsides();
    const [first, second] = [keep(club), keep(rules)];
    const page = `<section class="x">${first}</section><section>${second}</section>${push(`1:"ş"\n${row(`"${first}"`)}`)}${push(row(`"${second}"`))}<i>ü</i>`;
    const html = String(fill(Buffer.from(page)));
    expect(html).toContain(
      `<section class="x" data-still="0">${club}</section><section data-still="1">${rules}</section>${nonce}`,
    );
    expect(html.split('Kulüp')).toHaveLength(2);
    expect(html).toMatch(/<i>ü<\/i>$/);
    expect(browse(html)).toEqual({
      scripts: 1,
      data: `1:"ş"\n${row(JSON.stringify(club))}${row(JSON.stringify(rules))}`,
    });
  });

  it('is a text of the data where no element before it has it', () => {
    const { keep, fill } = createInsides();
    const [first, second] = [keep(club), keep('</script><script>alert(1)</script>\u2028')];
    const page = `${push(row(`"${first}"`) + row(`"${second}"`))}<section>${first}</section>`;
    const html = String(fill(Buffer.from(page)));
    expect(html).toContain(`<section data-still="0">${club}</section>`);
    expect(browse(html)).toEqual({
      scripts: 1,
      data: row(JSON.stringify(club)) + row(JSON.stringify('</script><script>alert(1)</script>\u2028')),
    });
  });

  it('changes no byte of a page that has none, nor of another page’s words', () => {
    const other = createInsides();
    const word = other.keep(club);
    const page = Buffer.from(`<p>ş${push('1:"a"\n')}${push('2:"b"\n')}</p>`);
    expect(createInsides().fill(page)).toBe(page);
    expect(String(other.fill(Buffer.from(word.slice(1))))).toBe(word.slice(1));
  });

  it('stands in what there is of a page that was broken off', () => {
    const { keep, fill } = createInsides();
    const page = `<section>${keep(club)}</section>${nonce}self.__next_f.push([1,"half`;
    expect(String(fill(Buffer.from(page)))).toBe(
      `<section data-still="0">${club}</section>${nonce}self.__next_f.push([1,"half`,
    );
  });
});
