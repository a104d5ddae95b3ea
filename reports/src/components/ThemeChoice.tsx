import {Icon, useTheme, type IconName, type ThemePreference} from '@clube/ui';
import styles from './Header.module.css';

const THEMES: readonly {value: ThemePreference; text: string; icon: IconName}[] = [
  {value: 'sistema', text: 'Como no sistema', icon: 'display'},
  {value: 'claro', text: 'Claro', icon: 'sun'},
  {value: 'escuro', text: 'Escuro', icon: 'moon'},
];

/** Light, dark, or the system's theme: three radio buttons drawn as one switch. */
export function ThemeChoice() {
  const {preference, setTheme} = useTheme();
  return (
    <fieldset className={styles.theme}>
      <legend className="visually-hidden">Aparência</legend>
      {THEMES.map(({value, text, icon}) => (
        <label key={value} title={text}>
          <input type="radio" name="tema" checked={preference === value} onChange={() => setTheme(value)} />
          <Icon name={icon} size={18} />
          <span className="visually-hidden">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
