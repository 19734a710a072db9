import { hasValues, type TeamValues } from '../addTeam/teamForm.ts';
import { saveRecordMachine } from '../saveRecord/saveRecordMachine.ts';
import type { Team } from '../shared/entities.ts';

/** Saves a team: compares its values after an unknown result. */
export const saveTeam = saveRecordMachine.provide({
  guards: {
    isEditFound: ({ context }, reading) =>
      reading.ok && reading.value !== null && hasValues(reading.value as Team, context.edit as TeamValues),
  },
});
