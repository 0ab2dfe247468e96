import { expect, it } from 'vitest';
import messages from '@/messages/tr.json';
import { clientNamespaces, textsOf, textsOfIslands, textsOfParts } from './client-namespaces';

const copy = () => structuredClone(messages);

it('a page carries a tenth of what its islands may come to say, and a late part brings all of it', () => {
  const { json } = textsOfParts(messages);
  expect(Object.keys(JSON.parse(json))).toEqual([...clientNamespaces]);
  expect(textsOfIslands(messages).length).toBeLessThan(json.length / 10);
  for (const [name, texts] of Object.entries<object>(JSON.parse(textsOfIslands(messages))))
    expect(JSON.parse(json)[name]).toMatchObject(texts);
});

it('texts have the same version for as long as their words are the same, and another one with another word', () => {
  const changed = copy();
  changed.errors.codes.internal = 'Başka bir söz.';
  const versions = [messages, copy(), changed].map((texts) => textsOfParts(texts).version);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
  expect(versions[0]).toMatch(/^[\w-]{16}$/);
});

it('writes what is picked once for the same messages', () => {
  expect(JSON.parse(textsOf(messages, ['amount', 'person']))).toEqual({
    amount: messages.amount,
    person: messages.person,
  });
  expect(textsOf(messages, ['amount'])).not.toBe(textsOf(messages, ['person']));
});
