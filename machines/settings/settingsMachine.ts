import { assign, emit, not, raise, setup, stateIn } from 'xstate';
import { announcement } from '../shared/announcement.ts';
import { output, requestDelays } from '../shared/request.ts';
import {
  afterChange,
  afterDefect,
  afterSavedName,
  afterUpdate,
  baseline,
  failureOf,
  opened,
  type SettingsContext,
  type SettingsEmitted,
  type SettingsEvent,
  type SettingsInput,
  updateOf,
} from './settingsContext.ts';
import {
  arePasswordsFilled,
  type FieldChange,
  isAnyPasswordFilled,
  isNameChanged,
  settingsErrors,
} from './settingsForm.ts';
import { settingsUpdateMachine, type SettingsUpdateOutput } from './settingsUpdateMachine.ts';

/** The settings screen: form and leaving (specification, sections 2, 4, 5 and 8). */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    input: {} as SettingsInput,
    events: {} as SettingsEvent,
    emitted: {} as SettingsEmitted,
    tags: '' as 'busy' | 'slow' | 'unsaved',
  },
  actors: { settingsUpdate: settingsUpdateMachine },
  actions: {
    announce: announcement('announce'),
    announceSuccess: announcement('announceSuccess'),
    announceFailure: announcement('announceFailure'),
    changeField: assign(({ context }, change: FieldChange) => afterChange(context, change)),
    storeSavedName: assign(({ context }, saved: { displayName: string | null }) => afterSavedName(context, saved)),
    restoreBaseline: assign(({ context }) => baseline(context)),
    showErrors: assign(({ context }) => ({ errors: settingsErrors(context.form) })),
    storeUpdate: assign(({ context }, output: SettingsUpdateOutput) => afterUpdate(context, output)),
    storeDefect: assign(({ context }) => afterDefect(context)),
  },
  guards: {
    isChanged: ({ context: { form, savedName } }) => isNameChanged(form, savedName) || arePasswordsFilled(form),
    hasPassword: ({ context }) => isAnyPasswordFilled(context.form),
    isValid: ({ context }) => Object.keys(settingsErrors(context.form)).length === 0,
    isSaved: (_, { error }: SettingsUpdateOutput) => error === null,
    isSaidUnderField: ({ context }, output: SettingsUpdateOutput) => afterUpdate(context, output).failure === null,
  },
  delays: requestDelays,
}).createMachine({
  id: 'settings',
  description: 'Display name and password, with a confirmation before unsaved changes are lost.',
  context: ({ input }) => opened(input),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'judging',
          on: {
            'field.change': {
              target: 'editing',
              actions: { type: 'changeField', params: ({ event }) => event },
            },
            'name.saved': {
              target: 'editing',
              actions: { type: 'storeSavedName', params: ({ event }) => event },
            },
            'form.abandon': { target: 'editing', actions: 'restoreBaseline' },
          },
          states: {
            judging: {
              description: 'The display name differs, or all three password fields are filled.',
              always: [
                { guard: 'isChanged', target: 'changed' },
                { guard: 'hasPassword', target: 'begun' },
                { target: 'clean' },
              ],
            },
            clean: { id: 'clean' },
            begun: {
              description:
                'One or two password fields are filled: not enough to save, but leaving needs a confirmation.',
              tags: 'unsaved',
            },
            changed: {
              tags: 'unsaved',
              on: {
                'form.submit': [
                  { guard: 'isValid', target: '#settings.form.saving' },
                  { description: 'Focuses the first invalid field.', actions: 'showErrors' },
                ],
                'form.discard': {
                  target: '#settings.form.editing',
                  actions: ['restoreBaseline', { type: 'announce', params: { text: 'Changes discarded' } }],
                },
              },
            },
          },
        },
        saving: {
          description: 'Writes only what changed. Each request has a timeout.',
          tags: ['busy', 'unsaved'],
          invoke: {
            src: 'settingsUpdate',
            input: ({ context }) => updateOf(context),
            onDone: [
              {
                guard: { type: 'isSaved', params: output },
                target: 'editing',
                actions: [
                  { type: 'storeUpdate', params: output },
                  { type: 'announceSuccess', params: { text: 'Settings updated successfully' } },
                ],
              },
              {
                guard: { type: 'isSaidUnderField', params: output },
                target: 'editing',
                actions: { type: 'storeUpdate', params: output },
              },
              { target: 'rejected', actions: { type: 'storeUpdate', params: output } },
            ],
            onError: { target: 'rejected', actions: 'storeDefect' },
          },
          initial: 'waiting',
          states: { waiting: { after: { stillWorkingAfter: 'stillWaiting' } }, stillWaiting: { tags: 'slow' } },
        },
        rejected: {
          description: 'Announces what was saved and what not; saving again writes only the rest.',
          entry: { type: 'announceFailure', params: ({ context }) => ({ text: failureOf(context) ?? '' }) },
          always: 'editing',
        },
      },
    },
    leaving: {
      initial: 'staying',
      states: {
        staying: {
          on: {
            'leave.requested': [
              { guard: not(stateIn('#clean')), target: 'confirmingLeave' },
              { actions: emit({ type: 'proceed' }) },
            ],
          },
        },
        confirmingLeave: {
          description: 'The confirmation dialog: Stay or Leave.',
          on: {
            'leave.confirmed': {
              target: 'staying',
              actions: [raise({ type: 'form.abandon' }), emit({ type: 'proceed' })],
            },
            'leave.cancelled': 'staying',
          },
          always: {
            description: 'Saving succeeded meanwhile, so nothing would be lost.',
            guard: stateIn('#clean'),
            target: 'staying',
            actions: emit({ type: 'proceed' }),
          },
        },
      },
    },
  },
});
