import { useEffect } from 'react';
import type { Option } from '../../../machines/commandPalette/options.ts';
import { PaletteActor } from './paletteActor.ts';
import { OptionContent } from './OptionContent.tsx';
import * as styles from './CommandPalette.css.ts';

type Props = {
  /** The listbox's own; its options have ids that begin with it. */
  id: string;
  options: Option[];
  activeId: string | null;
};

const GROUPS: { name: string; has: (option: Option) => boolean }[] = [
  { name: 'Go to', has: (option) => option.kind === 'command' && option.command.group === 'screens' },
  { name: 'Actions', has: (option) => option.kind === 'command' && option.command.group === 'actions' },
  { name: 'People', has: ({ kind }) => kind === 'person' || kind === 'everyone' },
  { name: 'History', has: ({ kind }) => kind === 'history' },
];

/** The options under the field; the focus stays in the field, which names the active one. */
export function PaletteOptions({ id, options, activeId }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${activeId ?? ''}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.options}>
      {GROUPS.map(({ name, has }) => {
        const grouped = options.filter(has);
        if (grouped.length === 0) return null;
        return (
          <div key={name} role="group" aria-label={name}>
            <div role="presentation" aria-hidden className={styles.groupName}>
              {name}
            </div>
            {grouped.map((option) => (
              <PaletteOption
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                isActive={option.id === activeId}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function PaletteOption({ id, option, isActive }: { id: string; option: Option; isActive: boolean }) {
  const palette = PaletteActor.useActorRef();
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      // Moving, not lying there: a list that scrolls under the pointer changes nothing.
      onPointerMove={() => isActive || palette.send({ type: 'option.activate', id: option.id })}
      onClick={() => palette.send({ type: 'option.choose', id: option.id })}
    >
      <OptionContent option={option} />
    </div>
  );
}
