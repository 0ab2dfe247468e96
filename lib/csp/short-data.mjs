import { dataScript } from './data-script.mjs';
import { headTags } from './head-tags.mjs';

const piece = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const pieces = new RegExp(`${piece.source}(?:\\n;${piece.source})*`, 'g');

/**
 * Writes the data that Next puts beside a prerendered page's markup shorter (docs/adr/400): HTML that stands in the page is read there, as is what it says of itself
 * to search engines; of the rest what is said to be absent is left out, and what is said again and again stands once (`data-script.mjs`). Done once, after `merge-scripts.mjs`; data that is not in one place, or not of text alone, stays
 * as it is.
 * @param {string} html
 * @returns {string}
 */
export function shortData(html) {
  const runs = [...html.matchAll(pieces)];
  const [run] = runs;
  if (!run || runs.length > 1 || html.includes('self.__next_f.push([3,')) return html;
  const data = Array.from(run[0].matchAll(piece), ([, text = '""']) => JSON.parse(text)).join('');
  const page = createPage(html.slice(0, run.index));
  const terms = rowsOf(data).flatMap(({ id, text, row }) => {
    if (page.asksFor(row)) return [];
    if (text === '') return partsOf(row.replace(absent, ''), page, html);
    const nth = held.test(text) ? page.find(text) : null;
    return nth === null ? [row] : [`${id}:`, nth, '\n'];
  });
  const script = dataScript(terms);
  return script === null ? html : page.html() + script + html.slice(run.index + run[0].length);
}

/** How a long text begins that may stand in the page: HTML, or what search engines are told. */
const held = /^(?:<|\{"@context")/;
/** HTML, a script or what search engines are told, in a row that is too short for a row of its own. Below so many letters its place in the page would cost as much. */
const inRow = /(?<="(?:__html|children)":)("(?:<|\(\(\)=>|\{\\"@context)(?:[^"\\]|\\.){60,}")/;
/** A row by which React asks for a file before it draws what needs it. */
const ahead = /^:HL\["([^"\\]+)"/;
/** What is not there, said of something: React takes it away when it reads the row. */
const absent = /,"[^"\\]*":"\$undefined"|(?<=\{)(?:"[^"\\]*":"\$undefined",)+/g;

/**
 * A page whose elements can be named by what they hold.
 * @param {string} markup
 */
function createPage(markup) {
  let html = markup;
  /** @type {Map<string, number>} */
  const named = new Map();
  return {
    html: () => html,
    /** Whether a row only says ahead what the page's own head asks for. */
    asksFor(/** @type {string} */ row) {
      const [, path] = ahead.exec(row) ?? [];
      return path !== undefined && markup.includes(` href="${path}"`);
    },
    /** The number of an element with this very inside, null where there is none. */
    find(/** @type {string} */ inside) {
      const place = named.has(inside) ? -1 : html.indexOf(`>${inside}</`);
      if (place === -1) return named.get(inside) ?? null;
      named.set(inside, named.size + 1);
      html = `${html.slice(0, place)} data-still="${named.size}"${html.slice(place)}`;
      return named.size;
    },
  };
}

/**
 * A row in terms: texts, between them what the page's head says already and the insides of elements.
 * @param {string} row
 * @param {ReturnType<typeof createPage>} page
 * @param {string} html
 * @returns {import('./data-script.mjs').Term[]}
 */
function partsOf(row, { find }, html) {
  const tags = headTags(row, html);
  if (tags) return [tags.before, { tags: tags.count }, tags.after];
  return row.split(inRow).map((part, at) => (at % 2 === 1 ? (find(JSON.parse(part)) ?? part) : part));
}

/**
 * The rows of the data: a long text says how many bytes it has, every other row ends with its line.
 * @param {string} data
 * @returns {{ id: string, text: string, row: string }[]} `text` is empty but for a long text.
 */
function rowsOf(data) {
  const bytes = new TextEncoder().encode(data);
  const decoder = new TextDecoder();
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    decoder.decode(bytes.subarray(from, to));
  const rows = [];
  for (let [start, end] = [0, 0]; start < bytes.length; start = end) {
    const [, id = '', tag = '', length = '0'] =
      /^([\da-f]*):(?:(T)([\da-f]+),)?/.exec(between(start, start + 32)) ?? [];
    const textAt = start + id.length + length.length + 3;
    end = tag ? textAt + Number.parseInt(length, 16) : bytes.indexOf(lineEnd, start) + 1 || bytes.length;
    rows.push({ id, text: tag ? between(textAt, end) : '', row: between(start, end) });
  }
  return rows;
}

const lineEnd = 10;
