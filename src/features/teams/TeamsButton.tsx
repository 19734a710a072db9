import type { ComponentProps } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { RowAction } from '../../components/table/RowActions.tsx';
import { teamsReason } from '../staff/reasons.ts';
import { useEditor } from '../../session/useEditor.ts';

/** Makes a button unavailable, with the reason, for roles that may not edit teams and departments. */
function useTeamsPermission<Props extends ComponentProps<typeof Button>>(props: Props): Props {
  const unavailableReason = teamsReason(useEditor());
  return unavailableReason === undefined ? props : { ...props, unavailableReason, onClick: undefined };
}

/** A button that changes teams or departments. */
export function TeamsButton(props: ComponentProps<typeof Button>) {
  return <Button {...useTeamsPermission(props)} />;
}

/** An action of a row that changes teams or departments. */
export function TeamsRowAction(props: ComponentProps<typeof RowAction>) {
  return <RowAction {...useTeamsPermission(props)} />;
}
