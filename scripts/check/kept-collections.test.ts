import { expect, it } from 'vitest';
import { findKeptCollections } from './kept-collections';

const found = (text: string) => findKeptCollections({ path: 'api/example.ts', text });

it.each([
  [
    'an arrow',
    'function make() { const known = new Map<string, number>(); return (key) => known.get(key); }',
  ],
  [
    'a method',
    'export const make = () => { const known = new Set(); return { add(key) { known.add(key); } }; };',
  ],
  [
    'a named function',
    'function make() { const known = new Map(); const find = (k) => known.get(k); return { find }; }',
  ],
  [
    'a class',
    'function make() { const known = new WeakMap(); return class { has(key) { return known.has(key); } }; }',
  ],
  [
    'one of two ends',
    'function make(is) { const known = new Map(); if (is) return null; return () => known.size; }',
  ],
])('finds a collection that goes on in what its function hands out: %s', (_, text) => {
  expect(found(text)).toEqual(['known']);
});

it.each([
  [
    'it ends with the call',
    'function count(rows) { const known = new Map(); rows.forEach((row) => known.set(row, 1)); return known.size; }',
  ],
  [
    'what it was filled with is handed out',
    'function toNames(rows) { const known = new Map(); for (const row of rows) known.set(row, 1); return { names: [...known] }; }',
  ],
  [
    'it is full from the start and only asked',
    'function make(rows) { const known = new Map(rows); return (key) => known.get(key); }',
  ],
  [
    'an inner function is used up within',
    'function all(rows) { const known = new Set(); const add = (row) => known.add(row); rows.forEach(add); return 1; }',
  ],
])('leaves a collection alone of which %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
