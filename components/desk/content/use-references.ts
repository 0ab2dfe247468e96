'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/lib/browser/send-json';
import { deskCallTo } from '@/lib/desk-calls';

/** A sponsor, a game or an author as it is chosen. */
export interface Reference {
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  readonly is_public: boolean;
}

/** What can be referred to. */
export type ReferenceKind = 'sponsors' | 'games' | 'analysts';

/** How long nobody types before it is asked, in milliseconds. */
const restMs = 200;

/** The sponsors, games or authors that fit what is typed, while somebody looks; the answer to what was typed last counts. */
export function useReferences(of: ReferenceKind, typed: string, isOpen: boolean): readonly Reference[] {
  const [found, setFound] = useState<readonly Reference[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: typed });
      const sent = await askReferences(of, query);
      if (!isOver) setFound(sent);
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of, typed, isOpen]);
  return found;
}

/** What the named ones are called; empty until it is known, and for who is none. */
export function useNamed(of: ReferenceKind, slugs: readonly string[]): ReadonlyMap<string, Reference> {
  const [known, setKnown] = useState<ReadonlyMap<string, Reference>>(new Map());
  const missing = slugs.filter((slug) => slug !== '' && !known.has(slug)).join(',');
  useEffect(() => {
    if (missing === '') return;
    let isOver = false;
    void askReferences(of, new URLSearchParams({ slugs: missing })).then((found) => {
      if (!isOver && found.length > 0)
        setKnown((before) => new Map([...before, ...found.map((one) => [one.slug, one] as const)]));
    });
    return () => {
      isOver = true;
    };
  }, [of, missing]);
  return known;
}

async function askReferences(of: ReferenceKind, query: URLSearchParams): Promise<readonly Reference[]> {
  const sent = await sendJson<{ readonly data: readonly Reference[] }>(
    'GET',
    `${deskCallTo('deskReferences', of)}?${query}`,
  );
  return sent.ok ? sent.data.data : [];
}
