import {
  selectCanSave,
  selectDraft,
  selectForm,
  selectIsConfirmingLeave,
  selectIsUnsaved,
} from '../../../../machines/settings/selectors.ts';
import { isRequested, tried, type Invariant, type Of } from '../moment.ts';

type Settings = Of<typeof selectForm>;

/** The rules of the settings form (specification, section 2). */
export const settingsInvariants: Invariant[] = [
  {
    name: 'a form as saved is clean, any other is not',
    charts: ['settings'],
    holds: ({ snapshot }) => {
      const { currentPassword, newPassword, confirmPassword } = selectForm(snapshot as Settings);
      const passwords = [currentPassword, newPassword, confirmPassword].filter((text) => text !== '').length;
      const isChanged = selectDraft(snapshot as Settings) !== null;
      return (
        snapshot.hasTag('busy') ||
        (selectIsUnsaved(snapshot as Settings) === (isChanged || passwords > 0) &&
          selectCanSave(snapshot as Settings) === (isChanged || passwords === 3))
      );
    },
  },
  {
    name: 'a saved password is no longer in the form',
    charts: ['settings'],
    holds: ({ event, snapshot }) =>
      (event?.['output'] as { isPasswordSaved?: boolean } | undefined)?.isPasswordSaved !== true ||
      selectForm(snapshot as Settings).newPassword === '',
  },
  {
    name: 'leaving needs a confirmation only with unsaved changes',
    charts: ['settings'],
    holds: (moment) => {
      if (selectIsConfirmingLeave(moment.snapshot as Settings)) return selectIsUnsaved(moment.snapshot as Settings);
      const next = tried(moment, { type: 'leave.requested' });
      const proceeds = next.requested.some(({ type }) => type === 'xstate.emit');
      return (
        proceeds !== selectIsUnsaved(moment.snapshot as Settings) &&
        selectIsConfirmingLeave(next.snapshot as Settings) !== proceeds
      );
    },
  },
  {
    name: 'Leave goes on, and Stay stays',
    charts: ['settings'],
    holds: (moment) => {
      if (!selectIsConfirmingLeave(moment.snapshot as Settings)) return true;
      const [leave, stay] = [tried(moment, { type: 'leave.confirmed' }), tried(moment, { type: 'leave.cancelled' })];
      const goesOn = leave.requested.some(({ type }) => type === 'xstate.emit');
      return (
        goesOn &&
        !selectIsConfirmingLeave(leave.snapshot as Settings) &&
        !selectIsConfirmingLeave(stay.snapshot as Settings) &&
        stay.requested.every(({ type }) => type !== 'xstate.emit')
      );
    },
  },
  {
    name: 'discarded changes are announced and gone',
    charts: ['settings'],
    holds: (moment) => {
      const next = tried(moment, { type: 'form.discard' });
      return (
        moment.snapshot.hasTag('busy') ||
        !selectCanSave(moment.snapshot as Settings) ||
        (isRequested(next, 'announce') && !selectIsUnsaved(next.snapshot as Settings))
      );
    },
  },
];
