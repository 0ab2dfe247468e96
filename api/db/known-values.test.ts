import { readdirSync } from 'node:fs';
import { is, type SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';

const folder = new URL('schema/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const modules = await Promise.all(files.map((name): Promise<object> => import(new URL(name, folder).href)));
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
const dialect = new PgDialect();
const toText = (value: SQL) => dialect.sqlToQuery(value).sql;

const lists = tables.flatMap((table) => {
  const { name, columns, checks } = getTableConfig(table);
  const texts = checks.map(({ value }) => toText(value));
  return columns.flatMap((column) =>
    column.enumValues === undefined || column.enumValues.length === 0 || column.getSQLType().endsWith('[]')
      ? []
      : [{ name: `${name}.${column.name}`, values: column.enumValues, column: column.name, texts }],
  );
});

describe('a column of a fixed list of values', () => {
  test('there are many', () => expect(lists.length).toBeGreaterThan(70));

  test.each(lists)('$name is held to exactly that list by the database', ({ column, values, texts }) => {
    const list = values.map((value) => `'${value}'`).join(', ');
    expect(texts.filter((text) => text.endsWith(`"${column}" in (${list})`))).toHaveLength(1);
  });
});
