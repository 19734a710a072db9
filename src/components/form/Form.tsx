import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalidField } from '../../lib/focus.ts';

type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => void };

/** Sent to the controls of a form, whose fields then report what they show. */
const COMPARE = 'compare';

/**
 * A form without native validation; focuses the first invalid field after a submit. Password managers and scripts set
 * values without an event: the fields report them before React restores the values that it knows. An incomplete date is
 * not submitted, because its value is that of none.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onInput={({ currentTarget, target }) => reportShownValues(currentTarget, target)}
      // Rendered at once, because the clicked button may depend on them.
      onClickCapture={({ currentTarget }) => flushSync(() => reportShownValues(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        reportShownValues(event.currentTarget);
        if (!hasIncompleteDate(event.currentTarget)) onSubmit();
        focusFirstInvalidField(event.currentTarget);
      }}
    />
  );
}

/** Reports all fields before a render, except the one whose change event follows. */
function reportShownValues(form: HTMLFormElement, except?: EventTarget): void {
  for (const control of form.elements) if (control !== except) control.dispatchEvent(new Event(COMPARE));
}

/** Sends `invalid` to each incomplete date, whose field then shows the error. */
function hasIncompleteDate(form: HTMLFormElement): boolean {
  const inputs = Array.from(form.elements).filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ validity }) => validity.badInput).filter((input) => !input.checkValidity()).length > 0;
}

/** The change event of a field. */
export type FieldChange = { currentTarget: { value: string; validity?: ValidityState } };

/**
 * Reports what a control shows if it is not the rendered value.
 * @param id the id of an input, or of a select, which shows another option while it has none for its value
 */
export function useShownValue(id: string, value: unknown, onChange?: (change: FieldChange) => void): void {
  const compare = useEffectEvent(({ currentTarget: control }: Event) => {
    const isSelect = control instanceof HTMLSelectElement;
    if (!isSelect && !(control instanceof HTMLInputElement)) return;
    const isRendered = !isSelect || Array.from(control.options).some((option) => option.value === value);
    if (isRendered && control.value !== value) onChange?.({ currentTarget: control });
  });
  useEffect(() => {
    const control = document.getElementById(id);
    control?.addEventListener(COMPARE, compare);
    return () => control?.removeEventListener(COMPARE, compare);
  }, [id]);
}
