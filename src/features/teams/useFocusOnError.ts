import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstWrongField } from '../../components/form/focusFirstWrongField.ts';

/**
 * Puts the focus on the first wrong field each time errors are shown, also those that the server answers later.
 * @param errors the chart's errors: a new object for each attempt
 * @returns the ref of the element around the fields
 */
export function useFocusOnError(errors: object): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fields.current && Object.keys(errors).length > 0) focusFirstWrongField(fields.current);
  }, [errors]);
  return fields;
}
