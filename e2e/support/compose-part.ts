import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** A part of deploy/docker/compose.yaml as Compose would run it. */
export interface ComposePart {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

interface Surroundings {
  /** What sikke.env would say. */
  readonly given: Readonly<Record<string, string>>;
  /** Names of hosts, ports and folders that only a container has, and what stands for each here; not where a word goes on with one. */
  readonly places: Readonly<Record<string, string>>;
}

const composeSchema = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      command: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** Command and variables of a part, filled in. Throws where the part is not there, and where a variable is needed that nobody gave. */
export function composePart(name: string, { given, places }: Surroundings): ComposePart {
  const { services } = composeSchema.parse(
    parse(readFileSync('deploy/docker/compose.yaml', 'utf8'), { merge: true }),
  );
  const part = services[name];
  if (part === undefined) throw new Error(`compose.yaml has no part ${name}`);
  const here = (text: string) =>
    Object.entries(places).reduce(
      (all, [there, place]) => all.replaceAll(new RegExp(`(?<!\\w)${there}`, 'g'), place),
      fillIn(text, given),
    );
  return {
    command: part.command.map(here),
    env: Object.fromEntries(
      Object.entries(part.environment).map(([variable, text]) => [variable, here(text)]),
    ),
  };
}

/** `${NAME:?}` has to be given, and not empty; `${NAME:-word}` may be. */
function fillIn(text: string, given: Surroundings['given']): string {
  return text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, mark: string, word: string) => {
    const value = given[name] || (mark === '-' ? word : '');
    if (value === '' && mark === '?') throw new Error(`${name} is needed`);
    return value;
  });
}

/** The example of sikke.env as somebody has filled it in: every name that stands in it, by the values given here or those of the example. */
export function filledIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const example = readFileSync('deploy/docker/sikke.env.example', 'utf8');
  return Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', text = '']) => [name, values[name] ?? text]),
  );
}
