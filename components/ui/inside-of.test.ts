import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external';
import { expect, it } from 'vitest';
import { runUnderWay } from '@/lib/under-way';
import { insideOf } from './inside-of';

const html = `<p>${'paragraf '.repeat(40)}</p>`;

/** What stands for the HTML on the way of a request whose page the front puts together, while Next makes a page of this kind. */
const insideWhile = (type: 'request' | 'prerender-legacy', inside = html) =>
  runUnderWay((underWay) => {
    underWay.insides = { keep: () => 'word' };
    return workUnitAsyncStorage.run({ type } as WorkUnitStore, () => insideOf(inside));
  });

it('HTML has a word where a page is made for one request, and is worth one', () => {
  expect(insideWhile('request')).toBe('word');
  expect(insideWhile('request', '<p>kısa</p>')).toBe('<p>kısa</p>');
});

it('HTML of a page that Next keeps stands in it, made on whosever way', () => {
  expect(insideWhile('prerender-legacy')).toBe(html);
});

it('HTML stands where no front puts anything in', () => {
  expect(workUnitAsyncStorage.run({ type: 'request' } as WorkUnitStore, () => insideOf(html))).toBe(html);
  expect(insideOf(html)).toBe(html);
});
