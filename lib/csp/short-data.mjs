const piece = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
const pieces = new RegExp(`${piece.source}(?:\\n;${piece.source})*`, 'g');

/**
 * Writes the data that Next puts beside a prerendered page's markup shorter (docs/adr/400): HTML that stands in the page is read there, and the rest stands
 * in single quotes, of which it has few. Done once, after `merge-scripts.mjs`; data that is not in one place, or not of text alone, stays as it is.
 * @param {string} html
 * @returns {string}
 */
export function shortData(html) {
  const runs = [...html.matchAll(pieces)];
  const [run] = runs;
  if (!run || runs.length > 1 || html.includes('self.__next_f.push([3,')) return html;
  const data = Array.from(run[0].matchAll(piece), ([, text = '""']) => JSON.parse(text)).join('');
  const terms = [''];
  let page = html.slice(0, run.index);
  for (const { id, text, row } of rowsOf(data)) {
    const place = text.startsWith('<') ? page.indexOf(`>${text}</`) : -1;
    if (place === -1) {
      terms.push(`${terms.pop()}${row}`);
      continue;
    }
    const name = ` data-still="${terms.length}"`;
    page = page.slice(0, place) + name + page.slice(place);
    terms.push(`${terms.pop()}${id}:`, '\n');
  }
  return page + pushOf(terms) + html.slice(run.index + run[0].length);
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

/**
 * The script that hands the data over; between two terms stands what the page holds as the inside of an element.
 * @param {string[]} terms
 */
function pushOf(terms) {
  const [first = '', ...rest] = terms.map(quoted);
  const sum = [first, ...rest.map((term, nth) => `s(${nth + 1})+${term}`)].join('+');
  return `(s=>self.__next_f.push([1,${sum}]))(n=>JSON.stringify(document.querySelector('[data-still="'+n+'"]').innerHTML))`;
}

/**
 * A text as a script has it; nothing in it ends the script.
 * @param {string} text
 */
function quoted(text) {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\.|'/g, (sign) => (sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign))
    .replace(/<(?=[!/s])/gi, '\\x3c');
  return `'${inside}'`;
}
