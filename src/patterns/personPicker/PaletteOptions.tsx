import { History, UsersRound, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { Command, FoundPerson, Option } from '../../../machines/commandPalette/options.ts';
import { roleLabel } from '../../../machines/rules/roles.ts';
import { fullName, personName } from '../../../machines/shared/entities.ts';
import { Person } from '../../components/table/Person.tsx';
import { PaletteActor } from './paletteActor.ts';
import * as styles from './CommandPalette.css.ts';

type Props = {
  /** The id of the listbox; prefix of the ids of its options. */
  id: string;
  options: Option[];
  activeId: string | null;
  /** The icon of a command; only the palette has commands. */
  iconOf?: IconOf;
};

type IconOf = (command: Command) => LucideIcon | undefined;

const GROUPS: { name: string; has: (option: Option) => boolean }[] = [
  { name: 'Go to', has: (option) => option.kind === 'command' && option.command.group === 'screens' },
  { name: 'Actions', has: (option) => option.kind === 'command' && option.command.group === 'actions' },
  { name: 'People', has: ({ kind }) => kind === 'person' || kind === 'allPeople' },
  { name: 'History', has: ({ kind }) => kind === 'history' },
];

/** The listbox below the field, which keeps the focus and references the active option by `aria-activedescendant`. */
export function PaletteOptions({ id, options, activeId, iconOf }: Props) {
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
                iconOf={iconOf}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; option: Option; isActive: boolean; iconOf: IconOf | undefined };

function PaletteOption({ id, option, isActive, iconOf }: OptionProps) {
  const palette = PaletteActor.useActorRef();
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      // Only when the pointer moves, not when the list scrolls below it.
      onPointerMove={() => isActive || palette.send({ type: 'option.activate', id: option.id })}
      onClick={() => palette.send({ type: 'option.choose', id: option.id })}
    >
      <OptionContent option={option} iconOf={iconOf} />
    </div>
  );
}

function OptionContent({ option, iconOf }: Pick<OptionProps, 'option' | 'iconOf'>) {
  switch (option.kind) {
    case 'command':
      return (
        <>
          <CommandIcon icon={iconOf?.(option.command)} />
          {option.command.name}
        </>
      );
    case 'person':
      return (
        <>
          <Person
            id={option.person.id}
            name={nameOf(option.person)}
            detail={`${option.person.email}${option.person.isSignedUp ? ' · signed up, not confirmed' : ''}`}
          />
          <span className={styles.aside}>{option.person.isRemoved ? 'Removed' : roleLabel(option.person.role)}</span>
        </>
      );
    case 'history':
      return (
        <>
          <History size={16} aria-hidden className={styles.icon} />
          <span className={styles.label}>
            History of <bdi>{nameOf(option.person)}</bdi>
          </span>
        </>
      );
    case 'allPeople':
      return (
        <>
          <UsersRound size={16} aria-hidden className={styles.icon} />
          <span className={styles.label}>
            All people matching “<bdi>{option.search}</bdi>”
          </span>
        </>
      );
  }
}

function CommandIcon({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return Icon && <Icon size={16} aria-hidden className={styles.icon} />;
}

/** First and last name before the display name, as in the list of people. */
function nameOf(person: FoundPerson): string {
  return fullName(person) || personName(person);
}
