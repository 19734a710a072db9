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

/** A type, and the places that must have each of its fields. */
type Case = { path: string; declaration: string; field: string; places: string[] };

const cases: Case[] = [
  {
    path: 'machines/shared/entities.ts',
    declaration: 'type Person = {',
    field: 'newalpha: string | null',
    places: ['NO_PERSON', 'COLUMNS', 'parsePerson'],
  },
  {
    path: 'machines/shared/personForm.ts',
    declaration: 'type PersonValues = {',
    field: 'newbeta: string | null',
    places: [
      'personForm',
      'personErrors',
      'personValues',
      'PERSON_LABELS',
      'checkedRows',
      'addProfile',
      'saveStaffMember',
    ],
  },
  {
    path: 'machines/editUser/editUserForm.ts',
    declaration: 'type ProfileEdit = PersonValues & {',
    field: 'newgamma: string',
    places: ['formOf', 'editUserErrors', 'editOf', 'hasProfileOf', 'saveStaffMember'],
  },
  {
    path: 'machines/rules/placement.ts',
    declaration: 'type Placement = {',
    field: 'newdelta: string | null',
    places: ['EMPTY_FORM', 'formOf', 'placementIds', 'staffUpdateMachine', 'columnsOf'],
  },
  {
    path: 'machines/addUser/addUserForm.ts',
    declaration: 'type NewPerson = {',
    field: 'newepsilon: string',
    places: ['EMPTY_FORM', 'addUserErrors', 'newPerson', 'addProfile'],
  },
  {
    path: 'machines/addTeam/teamForm.ts',
    declaration: 'type TeamValues = {',
    field: 'newzeta: string',
    places: ['EMPTY_FORM', 'formOf', 'teamErrors', 'valuesOf', 'hasValues', 'columnsOf'],
  },
  {
    path: 'machines/settings/settingsForm.ts',
    declaration: 'type SettingsProfile = {',
    field: 'neweta: string',
    places: ['formOf', 'isNameChanged', 'settingsErrors', 'updateOf', 'settingsUpdateMachine', 'saveDisplayName'],
  },
  {
    path: 'machines/profileSetup/profileSetupForm.ts',
    declaration: 'type Names = {',
    field: 'newtheta: string',
    places: ['namesOf', 'nameErrors', 'completeSetup'],
  },
  {
    path: 'machines/list/page.ts',
    declaration: 'type ListQuery = {',
    field: 'newiota?: string',
    places: ['queryFields', 'comparable'],
  },
];

/** Adds the fields to their types, and returns for each the places where the type check finds it missing. */
function placesWithErrors(added: readonly Case[]): Map<string, string[]> {
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const changes = added.filter(({ path }) => resolve(path) === resolve(name));
    return changes.reduce(
      (text, { declaration, field }) => text?.replace(declaration, `${declaration} ${field};`),
      readFile(name),
    );
  };
  const errors = ts.createProgram(ROOTS, options, host).getSemanticDiagnostics();
  const places = new Map<string, string[]>();
  for (const { file, start, messageText } of errors) {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    if (file === undefined || start === undefined) continue;
    for (const name of text.match(/new(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota)/g) ?? ['']) {
      places.set(name, [...(places.get(name) ?? []), nameAt(file, start)]);
    }
  }
  return places;
}

it('finds no error where no field is new', () => {
  expect(placesWithErrors([])).toEqual(new Map());
});

const missing = placesWithErrors(cases);

it.each(cases)(
  'a new field in $path, in $declaration is a type error until each comparison and write has it',
  (added) => {
    expect(readFileSync(added.path, 'utf8')).toContain(added.declaration);
    const name = /\w+/.exec(added.field)?.[0] ?? '';
    expect(missing.get(name)).toEqual(expect.arrayContaining(added.places));
  },
);
