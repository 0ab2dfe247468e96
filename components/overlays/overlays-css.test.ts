import { readdirSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

const sheet = parse(readFileSync('components/overlays/overlays.css', 'utf8'));

/** What a browser moves without laying anything out or painting it anew. */
const cheap = ['transform', 'opacity'];
/** Came after Chromium 127, the engine of the streaming program. */
const tooNew =
  /@(?:function|view-transition|position-try|custom-media)|\b(?:if|attr|calc-size|sibling-index|sibling-count|anchor)\(|interpolate-size|field-sizing|corner-shape|text-box|::(?:scroll-button|checkmark|details-content)|animation-timeline|text-wrap:\s*pretty|shape\(/;

it('animates transform and opacity alone: a weak machine lays out nothing sixty times a second', () => {
  const animated = new Set<string>();
  let keyframes = 0;
  walk(sheet, {
    visit: 'Atrule',
    enter: (rule) => {
      if (rule.name !== 'keyframes') return;
      keyframes += 1;
      walk(rule, { visit: 'Declaration', enter: ({ property }) => void animated.add(property) });
    },
  });
  walk(sheet, {
    visit: 'Declaration',
    enter: ({ property, value }) => {
      const [first = ''] = generate(value).split(/[\s,]/);
      if (property.startsWith('transition') && first !== 'none') animated.add(first);
    },
  });
  expect(keyframes).toBeGreaterThan(0);
  expect([...animated].sort()).toEqual([...cheap].sort());
});

it('moves nothing else by a script: what it sets on an element, and what rows that change places do', () => {
  const files = [
    ...readdirSync('components/overlays').map((name) => `components/overlays/${name}`),
    'components/ui/moving-rows.tsx',
  ].filter((name) => /(?<!test)\.tsx$/.test(name));
  const moved = files.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    const set = [...text.matchAll(/\.style\.(\w+)/g)].map(([, property]) => property);
    const animated = [...text.matchAll(/\.animate\(\[(.*?)\]/gs)].flatMap(([, frames = '']) =>
      [...frames.matchAll(/(\w+):/g)].map(([, property]) => property),
    );
    // The desk fits a preview into its room, which no streaming program does.
    return name.endsWith('/fitted.tsx') ? [] : [...set, ...animated];
  });
  expect([...new Set(moved)]).toEqual(['transform']);
});

it('writes no letter smaller than the size of the widget, which is 16 px on a canvas of 1920 × 1080', () => {
  const small: string[] = [];
  walk(sheet, {
    visit: 'Declaration',
    enter: ({ property, value }) => {
      const [, size] = /^([\d.]+)(?:em|rem)$/.exec(generate(value)) ?? [];
      if (property === 'font-size' && size !== undefined && Number(size) < 1) small.push(generate(value));
    },
  });
  expect(small).toEqual([]);
  expect(generate(sheet)).toMatch(/\.ov-told small\{[^}]*font-size:1em/);
});

it('costs no filter, no blur and no fixed background, which a weak machine paints again and again', () => {
  const dear: string[] = [];
  walk(sheet, {
    visit: 'Declaration',
    enter: ({ property }) => {
      if (/filter$|^background-attachment$|^mask|^clip-path$|^mix-blend-mode$/.test(property))
        dear.push(property);
    },
  });
  expect(dear).toEqual([]);
});

it('uses nothing that the engine of the streaming program does not know', () => {
  expect(generate(sheet)).not.toMatch(tooNew);
});

it('stands still while nobody sees it', () => {
  expect(generate(sheet)).toMatch(
    /\.ov-stage\[data-paused\],\.ov-stage\[data-paused\] \*\{animation-play-state:paused;transition:none\}/,
  );
});
