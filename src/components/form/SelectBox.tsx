import type { ChangeEvent } from 'react';
import { select } from '../table/Person.css.ts';

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** @param isRange whether Shift was held: everything since the last one is meant */
  onToggle: (isRange: boolean) => void;
};

/** The checkbox that selects a row, over the avatar of its person. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const change = ({ nativeEvent }: ChangeEvent) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return <input type="checkbox" className={select} aria-label={label} checked={checked} onChange={change} />;
}
