import ts from 'typescript';
import { LATER, TIME } from '../../../charts/src/screens/people.ts';
import { EXAMPLES } from './examples.ts';

/** The maximum depth of a sample, and the maximum number of samples of a type. */
const LIMITS = { depth: 6, samples: 32 } as const;

const WORDS: Record<string, string> = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada',
  name: 'Analytics',
  key: 'name',
  one: 'person',
  many: 'people',
  text: 'ada',
  search: 'ada',
  value: 'Legal',
  reason: 'Parental leave',
  invitedAt: TIME,
  suspendedFrom: '2026-12-13T00:00:00Z',
  today: '2026-11-21',
  lastDay: '2026-12-12',
  failureText: 'Failed to load users',
  message: 'The server says why',
  role: 'EMPLOYEE',
  password: 'correct horse',
  currentPassword: 'temporary',
  newPassword: 'correct horse',
  confirmPassword: 'correct horse',
  current: 'temporary',
  next: 'correct horse',
};

/** Nullable strings that are usually set. */
const NAMES = ['firstName', 'lastName', 'displayName'];

/** Flags that are usually false. */
const RARE = ['isArchived', 'isSuspended', 'isRecovery', 'isDescending', 'isEncodingGuessed', 'hasToConfirm'];

/** A version, and a newer one. */
const VERSIONS = [TIME, LATER];

/** Numbers that charts compare with limits, by the name of their property. */
const NUMBERS: Record<string, number[]> = {
  idleFor: [0, 545_000, 600_000],
  now: [Date.parse(TIME)],
  number: [3],
  secondsLeft: [42, 0],
};

/** A file of people for the import. */
const TABLE = [
  ['Email', 'First Name', 'Last Name'],
  ['grace@example.org', 'Grace', 'Hopper'],
];

const isFlag = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;
const isNothing = (type: ts.Type) => isFlag(type, ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void);

/**
 * Sample values of a type as JSON: payloads of events, and outputs of effects. The first one is the default. The others
 * are more examples of the type, and values that differ from the first in one property.
 * @param name the name of the property, which selects the text of a string
 */
export function sampleValues(type: ts.Type, checker: ts.TypeChecker, name = '', depth = 0): unknown[] {
  if (type.isUnion()) return unionSamples(type, checker, name, depth);
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (isFlag(type, ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type) === 'true'];
  if (isFlag(type, ts.TypeFlags.String)) return name === 'updatedAt' ? VERSIONS : [textFor(name)];
  if (isFlag(type, ts.TypeFlags.Number)) return NUMBERS[name] ?? [0];
  if (checker.isArrayType(type)) return arraySamples(type, checker, name, depth);
  const isObject = isFlag(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  return isObject && depth < LIMITS.depth ? objectSamples(type, checker, name, depth) : [null];
}

function textFor(name: string): string {
  return WORDS[name] ?? (name.toLowerCase().endsWith('id') ? 'a1' : name || 'text');
}

/** A list with one element, and the empty list. */
function arraySamples(type: ts.Type, checker: ts.TypeChecker, name: string, depth: number): unknown[] {
  if (checker.typeToString(type) === 'string[][]') return [TABLE, []];
  const [element] = checker.getTypeArguments(type as ts.TypeReference);
  const examples = element && examplesOf(element, checker);
  if (examples) return [examples, []];
  const [first] = element && depth < LIMITS.depth ? sampleValues(element, checker, name, depth + 1) : [];
  return first === undefined || first === null ? [[]] : [[first], []];
}

function unionSamples(type: ts.UnionType, checker: ts.TypeChecker, name: string, depth: number): unknown[] {
  const members = [...type.types].sort((one, other) => rank(one, checker) - rank(other, checker));
  // A nullable string is null first; any other nullable value is present first.
  if (members.some((member) => isFlag(member, ts.TypeFlags.String)) && !NAMES.includes(name))
    members.sort(nothingFirst);
  if (RARE.includes(name)) members.reverse();
  const samples = members.map((member) => sampleValues(member, checker, name, depth));
  const firsts = samples.flatMap(([first]) => [first]);
  return [...firsts, ...samples.flatMap(([, ...others]) => others)].slice(0, LIMITS.samples);
}

const nothingFirst = (one: ts.Type, other: ts.Type) => Number(isNothing(other)) - Number(isNothing(one));

/** Orders successes before errors, and null last. */
function rank(type: ts.Type, checker: ts.TypeChecker): number {
  if (isNothing(type)) return 2;
  const isRejected = checker.getPropertiesOfType(type).some((property) => {
    return checker.typeToString(checker.getTypeOfSymbol(property)) === 'false';
  });
  return isRejected || checker.typeToString(type) === 'false' ? 1 : 0;
}

function objectSamples(type: ts.Type, checker: ts.TypeChecker, name: string, depth: number): unknown[] {
  const properties = checker
    .getPropertiesOfType(type)
    .filter((property) => (property.flags & ts.SymbolFlags.Optional) === 0)
    .map((property) => ({
      name: property.name,
      samples: sampleValues(checker.getTypeOfSymbol(property), checker, property.name, depth + 1),
    }));
  const generated = Object.fromEntries(properties.map(({ name, samples }) => [name, samples[0]]));
  const [first, ...others] = (examplesOf(type, checker) ?? [{}]).map((example) => ({ ...generated, ...example }));
  const varied = properties
    .filter(({ samples }) => samples.length > 1)
    .flatMap(({ name, samples }) => samples.map((value) => ({ ...first, [name]: value })));
  return unique([first, ...others, ...varied].map((sample) => plausible({ ...sample }, name))).slice(0, LIMITS.samples);
}

/** The examples of a type by its name, or by the type of its event. */
function examplesOf(type: ts.Type, checker: ts.TypeChecker): object[] | undefined {
  const event = checker.getPropertyOfType(type, 'type');
  const eventType = event && checker.getTypeOfSymbol(event);
  return EXAMPLES[type.aliasSymbol?.name ?? (eventType?.isStringLiteral() ? eventType.value : '')];
}

function unique(samples: unknown[]): unknown[] {
  return [...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()];
}

/**
 * Makes the values of a sample consistent: a string fits its field, an attempt without progress has no account and one
 * with some progress was interrupted, other people have a lower role, and a permission error has a message.
 */
function plausible(sample: Record<string, unknown>, name: string): Record<string, unknown> {
  const { field, value, progress, role } = sample;
  if (typeof field === 'string' && typeof value === 'string') return { ...sample, value: textFor(field) };
  if (progress === 'nothing' || progress === 'unfinished') return { ...sample, userId: '', password: '' };
  if (progress !== undefined && progress !== 'assigned' && sample['result'] === 'complete')
    return { ...sample, result: 'rejected' };
  if (name === 'error' && sample['kind'] === 'permission') return { ...sample, message: textFor('message') };
  if (name !== 'target' && name !== 'member') return sample;
  return { ...sample, id: 'b2', role: role === 'SUPERUSER' ? 'EMPLOYEE' : role };
}
