import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { mediaLimits } from '@/contract/media';
import { imagePrograms } from './bundle-programs';
import { readStages } from './dockerfile';

const read = (name: string) => readFileSync(join('deploy/docker', name), 'utf8');

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  read_only: z.literal(true),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  cap_drop: z.array(z.string()).optional(),
  restart: z.string().optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  networks: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
});
const composeSchema = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
});
/** Merge keys are of YAML 1.1, which Compose reads. */
const compose = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);

it('the image ends in a stage of somebody without rights, that brings no package manager’s work along', () => {
  const stages = readStages(read('Dockerfile'));
  const last = stages.at(-1);
  const of = (keyword: string) => last?.steps.filter((step) => step.keyword === keyword) ?? [];
  expect(stages.map(({ image }) => image)).toEqual([last?.image, last?.image]);
  expect(last?.image).toMatch(/^node:\d+-bookworm-slim$/);
  expect(of('RUN')).toEqual([]);
  expect(of('USER').map(({ text }) => text)).toEqual(['node']);
  expect(of('COPY').map(({ flags }) => flags.get('from'))).toEqual(['build']);
  expect(of('HEALTHCHECK')).toHaveLength(1);
});

it('no step and no part holds a secret: they are named, and given by the operator', () => {
  const secret = /(PASSWORD|SECRET|TOKEN|_KEY|CLIENT_ID)$/;
  for (const { steps } of readStages(read('Dockerfile')))
    for (const { keyword, text } of steps)
      if (['ARG', 'ENV'].includes(keyword))
        expect(text.replace('RECAPTCHA_SITE_KEY=', '')).not.toMatch(/(PASSWORD|SECRET|TOKEN|_KEY)/);
  for (const [name, { environment = {} }] of services)
    for (const [variable, value] of Object.entries(environment))
      if (secret.test(variable))
        expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:[?-]\}$/)]);
  const example = read('sikke.env.example').split('\n');
  for (const line of example.filter((row) => secret.test(row.split('=')[0] ?? '')))
    expect(line).toMatch(/=$/);
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\.data$[\s\S]*^\.env\*$[\s\S]*^\*\*\/\*\.env$/m);
});

it('every variable that a part asks for stands in the example, and the other way round', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):[?]/g)].map(([, name]) => name));
  const given = [...read('sikke.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(given).toEqual(expect.arrayContaining([...asked]));
  expect(given.filter((name) => !read('compose.yaml').includes(`\${${name}`))).toEqual([]);
});

it.each(services)(
  '%s is of a fixed version, cannot be written to, and is waited for by its health',
  (name, part) => {
    expect(part.image).toMatch(/^sikke:\$\{SIKKE_VERSION:-latest\}$|^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    const ends = part.restart === 'no' || part.restart === undefined;
    if (!ends) expect(part.healthcheck?.test[0], name).toBe('CMD');
    for (const [other, { condition }] of Object.entries(part.depends_on ?? {})) {
      const waited = compose.services[other];
      const isOnce = waited?.restart === undefined || waited.restart === 'no';
      expect([name, other, condition]).toEqual([
        name,
        other,
        isOnce ? 'service_completed_successfully' : 'service_healthy',
      ]);
    }
    if (part.image.startsWith('sikke:')) expect(part.cap_drop).toEqual(['ALL']);
  },
);

it('nothing but the proxy can be reached from outside, and the database reaches nothing', () => {
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
  expect(compose.services.db?.networks).toEqual(['inside']);
  expect(compose.networks.inside).toEqual({ internal: true });
});

it('each part runs a program of the image, and the proxy takes what the site does', () => {
  const commands = services.flatMap(([, { command = [] }]) =>
    command[1] === 'sikke.mjs' ? [command[2]] : [],
  );
  expect(Object.keys(imagePrograms)).toEqual(expect.arrayContaining(commands));
  expect(commands).toEqual(expect.arrayContaining(['site', 'api', 'upgrade']));
  expect(mediaLimits.maxBytes).toBeLessThan(6_000_000);
  expect(compose.services.proxy?.environment).toMatchObject({ SITE_AT: 'site:3000' });
});
