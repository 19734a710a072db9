import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const tsconfig = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(tsconfig.config, ts.sys, '.');
const ROOTS = [
  'src/backend/backend.ts',
  'src/features/staff/editUser/EditUserDialog.tsx',
  ...['editUser', 'importUsers', 'editTeam', 'settings', 'list'].map(machineFile),
];

function machineFile(flow: string): string {
  return `machines/${flow}/${flow}Machine.ts`;
}

/** The name of the function, method or constant around a position in a file. */
function nameAt(file: ts.SourceFile, position: number): string {
  let name = '';
  const visit = (node: ts.Node) => {
    if (node.pos > position || node.end <= position) return;
    const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
    if (isNamed || (ts.isVariableDeclaration(node) && name === '')) name = node.name?.getText(file) ?? '';
    ts.forEachChild(node, visit);
  };
  visit(file);
  return name;
}

/** A new field: the file and start of its type's declaration, and the functions where it must be a type error. */
type NewField = [path: string, declaration: string, field: string, places: string[]];

const NEW_FIELDS: NewField[] = [
  [
    'machines/shared/entities.ts',
    'type PersonValues = {',
    'added2: string | null',
    [
      ...['COLUMNS', 'parsePerson', 'PERSON_FIELDS', 'personForm', 'personErrors', 'personValues'],
      ...['checkedRows', 'addProfile', 'saveUser', 'CONTROLS'],
    ],
  ],
  ['src/backend/database.ts', 'type UserRow = Names &', '{ added1: string } &', ['COLUMNS']],
  [
    'machines/editUser/editUserForm.ts',
    'type UserEdit = PersonValues & Placement & {',
    'added3: string',
    ['formOf', 'editUserErrors', 'editOf', 'saveUser'],
  ],
  [
    'machines/rules/placement.ts',
    'type Placement = {',
    'added4: string | null',
    ['EMPTY_FORM', 'formOf', 'placementIds', 'saveUser'],
  ],
  [
    'machines/addUser/addUserForm.ts',
    'type NewPerson = {',
    'added5: string',
    ['EMPTY_FORM', 'addUserErrors', 'newPerson', 'addProfile'],
  ],
  [
    'machines/addTeam/teamForm.ts',
    'type TeamValues = {',
    'added6: string',
    ['EMPTY_FORM', 'formOf', 'teamErrors', 'valuesOf', 'hasValues', 'columnsOf'],
  ],
  [
    'machines/settings/settingsForm.ts',
    'type SettingsProfile = {',
    'added7: string',
    ['formOf', 'isNameChanged', 'settingsErrors', 'updateOf', 'settingsUpdateMachine', 'saveDisplayName'],
  ],
  [
    'machines/profileSetup/profileSetupForm.ts',
    'type Names = {',
    'added8: string',
    ['namesOf', 'nameErrors', 'completeSetup'],
  ],
  ['machines/list/page.ts', 'type ListQuery = {', 'addedGroup?: string', ['queryFields', 'comparable']],
];

/** Adds every field to its type, and returns the type errors of all files. */
function errorsOf(fields: NewField[]): readonly ts.Diagnostic[] {
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const added = fields.filter(([path]) => resolve(path) === resolve(name));
    return added.reduce(
      (text, [, declaration, field]) => text?.replace(declaration, `${declaration} ${field};`),
      readFile(name),
    );
  };
  return ts.createProgram(ROOTS, options, host).getSemanticDiagnostics();
}

/** The names of the functions where errors mention a field. */
function placesOf(field: string, errors: readonly ts.Diagnostic[]): string[] {
  const [name = ''] = /^\w+/.exec(field) ?? [];
  return errors
    .filter(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').includes(name))
    .flatMap(({ file, start }) => (file && start !== undefined ? [nameAt(file, start)] : []));
}

const errors = errorsOf(NEW_FIELDS);

it.each(NEW_FIELDS)(
  'a new field in %s, in %s, is a type error until each comparison and write includes it',
  (path, declaration, field, places) => {
    expect(readFileSync(path, 'utf8')).toContain(declaration);
    expect(placesOf(field, errors)).toEqual(expect.arrayContaining(places));
  },
);
