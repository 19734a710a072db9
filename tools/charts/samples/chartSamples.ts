import { join } from 'node:path';
import ts from 'typescript';
import type { ChartSamples } from '../../../charts/src/walk/samples.ts';
import { root } from '../../embedded/paths.ts';
import type { ProductionChart } from '../productionCharts.ts';
import { sampleValues } from './sampleValues.ts';

/** The positions of the type parameters of xstate's `StateMachine<…>`. */
const ARGUMENT = { event: 1, actor: 3, input: 9, output: 10 } as const;

/** Samples for the events, inputs and effects of each chart by its id, read from the types of the charts. */
export function chartSamples(charts: ProductionChart[]): Record<string, ChartSamples> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    charts.map(({ file }) => join(root, file)),
    { ...options, types: [] },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    charts.map(({ machine, file, exportName }) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === exportName);
      if (!symbol) throw new Error(`${file} exports no ${exportName}`);
      return [machine.id, samplesOf(checker.getTypeOfSymbol(symbol), checker)];
    }),
  );
}

function samplesOf(machine: ts.Type, checker: ts.TypeChecker): ChartSamples {
  const [events, actors, input] = [ARGUMENT.event, ARGUMENT.actor, ARGUMENT.input].map((index) =>
    argument(machine, index, checker),
  );
  return {
    input: input === undefined || isUnknown(input) ? [] : sampleValues(input, checker),
    events: byType(
      membersOf(events)
        .filter(isNamed(checker))
        .flatMap((event) => sampleValues(event, checker)),
    ),
    outputs: Object.fromEntries(
      membersOf(actors).flatMap((actor) => {
        const [name] = sampleValues(propertyType(actor, 'src', checker) ?? actor, checker);
        const output = outputOf(propertyType(actor, 'logic', checker), checker);
        return typeof name === 'string' && output
          ? [[name, isUnknown(output) ? [null] : sampleValues(output, checker)] as const]
          : [];
      }),
    ),
  };
}

/** Whether a type is unknown; xstate also writes that as `{} | null | undefined`. */
function isUnknown(type: ts.Type): boolean {
  const isBare = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Object) !== 0;
  const hasBare = membersOf(type).some((member) => isBare(member) && member.getProperties().length === 0);
  return (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0 || hasBare;
}

const membersOf = (type: ts.Type | undefined) => (type?.isUnion() ? type.types : type ? [type] : []);

/** The event type of a chart without events accepts any name. */
function isNamed(checker: ts.TypeChecker): (event: ts.Type) => boolean {
  return (event) => propertyType(event, 'type', checker)?.isStringLiteral() === true;
}

function byType(events: unknown[]): Record<string, unknown[]> {
  const groups: Record<string, unknown[]> = {};
  for (const event of events as { type: string }[]) (groups[event.type] ??= []).push(event);
  return groups;
}

/** The output of an effect: the value of a promise, the output of a chart, or undefined. */
function outputOf(logic: ts.Type | undefined, checker: ts.TypeChecker): ts.Type | undefined {
  if (logic?.aliasSymbol?.name === 'PromiseActorLogic') return logic.aliasTypeArguments?.[0];
  return logic?.symbol.name === 'StateMachine' ? argument(logic, ARGUMENT.output, checker) : undefined;
}

function argument(type: ts.Type, index: number, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.getTypeArguments(type as ts.TypeReference)[index];
}

function propertyType(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
}
