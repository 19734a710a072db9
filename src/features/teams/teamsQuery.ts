import { isId } from '../../../machines/rules/isId.ts';
import type { AllowedQuery } from '../list/queryAddress.ts';

/** What the address may ask of the list of teams. */
export const TEAMS_QUERY: AllowedQuery = { filters: { department: isId }, sorts: [] };
