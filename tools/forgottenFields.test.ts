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

/** The name of the function, method or constant around a place in a file. */
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

/** Adds a field to a type, checks the types, and returns where the field is missing. */
function placesWithErrors(path: string, declaration: string, field: string): string[] {
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(declaration);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) =>
    resolve(name) === resolve(path) ? source.replace(declaration, `${declaration} ${field};`) : readFile(name);
  const errors = ts.createProgram(ROOTS, options, host).getSemanticDiagnostics();
  return errors.flatMap(({ file, start }) => (file && start !== undefined ? [nameAt(file, start)] : []));
}

it('finds no error where no field is new', () => {
  expect(placesWithErrors('machines/rules/placement.ts', '', '')).toEqual([]);
});

it.each([
  ['machines/shared/entities.ts', 'type Person = {', 'phone: string | null', ['NO_PERSON', 'COLUMNS', 'parsePerson']],
  [
    'machines/shared/personForm.ts',
    'type PersonValues = {',
    'phone: string | null',
    ['personForm', 'personErrors', 'personValues', 'PERSON_LABELS', 'checkedRows', 'addProfile', 'saveStaffMember'],
  ],
  [
    'machines/editUser/editUserForm.ts',
    'type ProfileEdit = PersonValues & {',
    'phone: string',
    ['formOf', 'editUserErrors', 'editOf', 'hasProfileOf', 'saveStaffMember'],
  ],
  [
    'machines/rules/placement.ts',
    'type Placement = {',
    'officeId: string | null',
    ['EMPTY_FORM', 'formOf', 'placementIds', 'staffUpdateMachine', 'columnsOf'],
  ],
  [
    'machines/addUser/addUserForm.ts',
    'type NewPerson = {',
    'phone: string',
    ['EMPTY_FORM', 'addUserErrors', 'newPerson', 'addProfile'],
  ],
  [
    'machines/addTeam/teamForm.ts',
    'type TeamValues = {',
    'phone: string',
    ['EMPTY_FORM', 'formOf', 'teamErrors', 'valuesOf', 'hasValues', 'columnsOf'],
  ],
  [
    'machines/settings/settingsForm.ts',
    'type SettingsProfile = {',
    'phone: string',
    ['formOf', 'isNameChanged', 'settingsErrors', 'updateOf', 'settingsUpdateMachine', 'saveDisplayName'],
  ],
  [
    'machines/profileSetup/profileSetupForm.ts',
    'type Names = {',
    'phone: string',
    ['namesOf', 'nameErrors', 'completeSetup'],
  ],
  ['machines/list/page.ts', 'type ListQuery = {', 'group?: string', ['queryFields', 'comparable']],
])('a new field in %s, in %s, is a type error until each comparison and write has it', (path, type, field, places) => {
  expect(placesWithErrors(path, type, field)).toEqual(expect.arrayContaining(places));
});
