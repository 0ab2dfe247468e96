import type { ComponentType } from 'react';
import { MoreMessages } from './more-messages';
import type { Texts } from './parse-texts';

/**
 * A late part of the frame that speaks: the same `load`, and beside it, once a document, the texts of all these parts, so that an open form has them whatever becomes of the
 * network (docs/adr/416). `otherwise` stands where one of both does not come; without it, loading fails.
 */
export function withTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    try {
      const [Part, texts] = await Promise.all([load(), readPartTexts()]);
      return (props) => (
        <MoreMessages messages={texts}>
          <Part {...props} />
        </MoreMessages>
      );
    } catch (error) {
      if (otherwise) return otherwise;
      throw error;
    }
  };
}

let asked: { readonly path: string; readonly texts: Promise<Texts> } | undefined;

/** The texts at the address that the document names; asked for again where they did not come, or where their words have changed. */
function readPartTexts(): Promise<Texts> {
  const { texts: path = '' } = document.documentElement.dataset;
  if (asked?.path === path) return asked.texts;
  const texts = fetchTexts(path);
  const now = { path, texts };
  asked = now;
  texts.catch(() => {
    if (asked === now) asked = undefined;
  });
  return texts;
}

async function fetchTexts(path: string): Promise<Texts> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
