import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { startRules } from './support/harness.ts';

const rules = startRules();

/** The types of values in the responses of the REST API. */
const TYPES: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  integer: 'number',
  jsonb: 'Record<string, unknown>',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'string',
  uuid: 'string',
  void: 'undefined',
};

type Fields = Record<string, string>;
type Column = { table: string; name: string; type: string; is_nullable: boolean };
type Function = {
  name: string;
  names: string[];
  types: string[];
  required: number;
  outputs: string[];
  result: string;
};

const path = 'src/backend/database.ts';
const program = ts.createProgram([path], { strict: true, target: ts.ScriptTarget.ESNext });
const checker = program.getTypeChecker();

/** The type at a path in `Database['public']`. */
function typeAt(...keys: string[]): ts.Type {
  const file = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile);
  const database = file?.exports?.get(ts.escapeLeadingUnderscores('Database')) as ts.Symbol;
  return ['public', ...keys].reduce((type, key) => {
    const property = checker.getPropertyOfType(type, key);
    if (!property) throw new Error(`${path} has no ${keys.join('.')}`);
    return checker.getTypeOfSymbol(property);
  }, checker.getDeclaredTypeOfSymbol(database));
}

const namesIn = (type: ts.Type) => checker.getPropertiesOfType(type).map((property) => property.getName());

/** The fields of a type with their types as text. */
function fieldsOf(type: ts.Type): Fields {
  const properties = checker.getPropertiesOfType(type);
  return Object.fromEntries(
    properties.map((property) => [property.getName(), checker.typeToString(checker.getTypeOfSymbol(property))]),
  );
}

const withoutNull = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, type.replace(' | null', '')]));

let columns: Column[];
let functions: Function[];

function rowOf(table: string): Fields {
  const own = columns.filter((column) => column.table === table);
  return Object.fromEntries(
    own.map(({ name, type, is_nullable }) => [name, `${TYPES[type] ?? type}${is_nullable ? ' | null' : ''}`]),
  );
}

beforeAll(async () => {
  // A function of a row is selected like a column.
  columns = await rules.sql<Column>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and (c.relkind = 'c' or exists (select from pg_policy where polrelid = c.oid))
    union all
    select c.relname, p.proname, format_type(p.prorettype, null), p.prorettype <> 'bigint'::regtype
    from pg_proc p join pg_class c on c.reltype = p.proargtypes[0]
    where p.pronamespace = 'public'::regnamespace
  `);
  functions = await rules.sql<Function>(`
    select proname as name, coalesce(proargnames, '{}') as names, pronargs - pronargdefaults as required,
      array(select format_type(type, null) from unnest(coalesce(proallargtypes, proargtypes::oid[])) as type) as types,
      array(select proargnames[i] from generate_subscripts(proargmodes, 1) as i where proargmodes[i] = 't') as outputs,
      replace(format_type(prorettype, null), 'public.', '') as result
    from pg_proc p
    where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      and not exists (select from pg_class where reltype = p.proargtypes[0])
    order by proname
  `);
});

describe('database.ts', () => {
  it('has the columns of each table with policies', () => {
    const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== 'row_count');
    expect(namesIn(typeAt('Tables')).sort()).toEqual(tables.sort());
    for (const table of tables) {
      expect({ table, ...fieldsOf(typeAt('Tables', table, 'Row')) }).toEqual({ table, ...rowOf(table) });
    }
  });

  it('has the functions that the app may call', () => {
    expect(namesIn(typeAt('Functions')).sort()).toEqual(functions.map(({ name }) => name));
  });

  it('has the arguments and results of each function', () => {
    for (const { name, names, types, required, outputs, result } of functions) {
      const typeOf = (field: string) => TYPES[types[names.indexOf(field)] ?? ''] ?? '';
      const given = namesIn(typeAt('Functions', name, 'Args'));
      expect({ name, unknown: given.filter((field) => !names.includes(field)) }).toEqual({ name, unknown: [] });
      expect({ name, missing: names.slice(0, required).filter((field) => !given.includes(field)) }).toEqual({
        name,
        missing: [],
      });
      const returned = typeAt('Functions', name, 'Returns');
      const row = checker.getIndexTypeOfType(returned, ts.IndexKind.Number) ?? returned;
      const isRow = outputs.length > 0 || columns.some(({ table }) => table === result);
      const expected =
        outputs.length > 0 ? outputs.map((field) => [field, typeOf(field)]) : Object.entries(rowOf(result));
      const actual = isRow ? withoutNull(fieldsOf(row)) : checker.typeToString(checker.getNonNullableType(row));
      expect({ name, result: actual === 'never' ? 'undefined' : actual }).toEqual({
        name,
        result: isRow ? withoutNull(Object.fromEntries(expected) as Fields) : TYPES[result],
      });
    }
  });
});
