import { useTheme } from '../theme/ThemeContext.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { Switch } from '../../components/form/Switch.tsx';
import * as styles from './SettingsScreen.css.ts';

/** Light or dark; it is saved before it is shown (specification, section 4). */
export function AppearancePanel() {
  const { theme, isSaving, toggle } = useTheme();
  return (
    <Panel title="Appearance">
      <div className={styles.option}>
        <div>
          <p id="dark-mode" className={styles.optionName}>
            Dark mode
          </p>
          <p id="dark-mode-help" className={styles.quiet}>
            Used on every device you sign in on.
          </p>
        </div>
        <Switch
          isOn={theme === 'dark'}
          isBusy={isSaving}
          labelledBy="dark-mode"
          describedBy="dark-mode-help"
          onToggle={toggle}
        />
      </div>
    </Panel>
  );
}
