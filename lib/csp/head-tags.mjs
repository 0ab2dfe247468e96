/**
 * What of a row of the data the page's head says already (docs/adr/471): its title, and the tags that follow it, from the first on.
 * @param {string} row
 * @param {string} html The page, or its head.
 * @returns {{ before: string, count: number, after: string } | null} The row without them; null where it says something else.
 */
export function headTags(row, html) {
  const [, before = '', list = ''] = titled.exec(row) ?? [];
  if (list === '') return null;
  const said = tagsOf(html.slice(html.indexOf('<title>'), html.indexOf('</head>')));
  const listed = JSON.parse(list).map((/** @type {unknown} */ tag) => JSON.stringify(tag));
  const other = listed.findIndex((/** @type {string} */ tag, /** @type {number} */ at) => tag !== said[at]);
  const count = other === -1 ? listed.length - 1 : other;
  if (count < 1) return null;
  return { before: `${before}[`, count, after: `${listed.slice(count).join(',')}]\n` };
}

/**
 * How a script says so many tags as the row had them, each with a comma behind it. Where somebody else's script has taken some away, there are fewer: React puts them in
 * again.
 */
export const readTags =
  'n=>{let t="",i=0,e=document.querySelector("title");for(;e&&i<n;e=e.nextElementSibling)t+=JSON.stringify(["$",e.localName,""+i++,' +
  'e.text?{children:e.text}:Object.fromEntries([...e.attributes].map(a=>[a.name,a.value]))])+",";return t}';

const titled = /^([\da-f]+:)(?=\[\["\$","title","0",)([\s\S]*\])\n$/;
const tag = /<title>([^<]*)<\/title>|<(meta|link)((?: [\w-]+="[^"]*")*)\/>/g;
const attribute = / ([\w-]+)="([^"]*)"/g;

/** @param {string} head */
function tagsOf(head) {
  return Array.from(head.matchAll(tag), ([, title, name, attributes = ''], at) => {
    const pairs = Array.from(attributes.matchAll(attribute), ([, key = '', value = '']) => [
      key.toLowerCase(),
      plain(value),
    ]);
    const [element, said] =
      title === undefined ? [name, Object.fromEntries(pairs)] : ['title', { children: plain(title) }];
    return JSON.stringify(['$', element, String(at), said]);
  });
}

/** @param {string} text */
function plain(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
