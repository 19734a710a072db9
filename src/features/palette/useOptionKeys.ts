import type { KeyboardEvent } from 'react';
import type { Step } from '../../../machines/commandPalette/commandPaletteContext.ts';
import { PaletteActor } from './paletteActor.ts';

const STEPS: Partial<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** What the keys do in the field above the options: move among them, and choose. */
export function useOptionKeys(): (event: KeyboardEvent) => void {
  const palette = PaletteActor.useActorRef();
  return (event) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    palette.send(step === undefined ? { type: 'option.choose', id: null } : { type: 'option.move', step });
  };
}
