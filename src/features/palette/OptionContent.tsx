import { History, UsersRound, type LucideIcon } from 'lucide-react';
import type { FoundPerson, Option } from '../../../machines/commandPalette/options.ts';
import { fullName, personName } from '../../../machines/shared/entities.ts';
import { roleLabel } from '../../../machines/rules/roles.ts';
import { Person } from '../../components/table/Person.tsx';
import { iconOf } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

/** What an option shows. */
export function OptionContent({ option }: { option: Option }) {
  switch (option.kind) {
    case 'command':
      return (
        <>
          <CommandIcon icon={iconOf(option.command)} />
          {option.command.name}
        </>
      );
    case 'person':
      return (
        <>
          <Person id={option.person.id} name={nameOf(option.person)} detail={option.person.email} />
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
    case 'everyone':
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

/** As the list of people has it: first and last name before the display name. */
function nameOf(person: FoundPerson): string {
  return fullName(person) || personName(person);
}
