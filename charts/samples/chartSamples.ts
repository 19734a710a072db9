import type { Named } from 'chart-lab/lab.ts';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, OutputFrom } from 'xstate';
import type { BackendError, ErrorKind, Outcome } from '../../machines/shared/outcome.ts';
import type * as charts from '../charts.ts';

/** The samples that each chart needs, from its types: a new event with a payload is a type error until it has one. */
export type SamplesOfCharts = Needed<{
  [Name in keyof typeof charts as Name extends `${infer Id}Machine` ? Id : never]: SamplesOf<(typeof charts)[Name]>;
}>;

type SamplesOf<Machine extends AnyStateMachine> = Needed<{
  input: InputFrom<Machine> extends infer Input ? (unknown extends Input ? object : Named<Input>) : never;
  events: Payloads<EventFromLogic<Machine>>;
  answers: Answers<Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>>>;
}>;

/** Makes the properties optional that may be empty. */
type Needed<All> = { [Name in keyof All as object extends All[Name] ? never : Name]: All[Name] } & Partial<All>;

type Payload<Event extends EventObject, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;
type Payloads<Event extends EventObject> = string extends Event['type']
  ? object
  : { [Type in Event['type'] as object extends Payload<Event, Type> ? never : Type]: Named<Payload<Event, Type>> } & {
      [Type in Event['type']]?: Named<Payload<Event, Type>>;
    };

type Answers<Effects> = {
  [Name in keyof Effects as IsDefault<OutputFrom<Effects[Name]>> extends true ? never : Name]: Named<
    OutputFrom<Effects[Name]>
  >;
} & { [Name in keyof Effects]?: Named<OutputFrom<Effects[Name]>> };
/** Whether an effect has the default answers, or none. */
type IsDefault<Output> = [Output] extends [undefined] ? true : Outcome extends Output ? true : false;

/** A value for each name. */
export function each<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

const WHY = 'The server says why';
const errors: Record<ErrorKind | 'other, with a message', BackendError> = {
  unreachable: { kind: 'unreachable', message: null },
  permission: { kind: 'permission', message: WHY },
  gone: { kind: 'gone', message: null },
  changed: { kind: 'changed', message: null },
  taken: { kind: 'taken', message: null },
  invalid: { kind: 'invalid', message: null },
  samePassword: { kind: 'samePassword', message: null },
  limited: { kind: 'limited', message: null },
  other: { kind: 'other', message: null },
  'other, with a message': { kind: 'other', message: WHY },
};

/** A value for each error. */
export function eachError<Value>(valueOf: (error: BackendError) => Value): Named<Value> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [`error: ${name}`, valueOf(error)]));
}

/** The outcomes of a request: accepted with each of these values, or an error. */
export function outcomes<Value>(values: Named<Value>): Named<Outcome<Value>> {
  const accepted = each(Object.keys(values), (name): Outcome<Value> => ({ ok: true, value: values[name] as Value }));
  return { ...accepted, ...eachError((error) => ({ ok: false, error })) };
}
