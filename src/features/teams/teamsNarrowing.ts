import { isId } from '../../../machines/rules/isId.ts';
import type { Narrowing } from '../list/queryAddress.ts';

/** What the address may ask of the list of teams. */
export const TEAMS_NARROWING: Narrowing = { filters: { department: isId }, sorts: [] };
