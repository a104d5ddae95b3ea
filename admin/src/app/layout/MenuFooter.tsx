import {Icon, notify, classes, useTheme, type IconName} from '@clube/ui';
import {logout} from '../../providers/session';
import {RESOURCES} from '../resources';
import {MenuEntry} from './MenuEntry';
import styles from './Layout.module.css';

interface ActionProps {
  icon: IconName;
  label: string;
  narrow: boolean;
  onPress: () => void;
}

function ActionButton({icon, label, narrow, onPress}: ActionProps) {
  return (
    <button
      type="button"
      className={classes(styles.entry)}
      onClick={onPress}
      title={narrow ? label : undefined}
      aria-label={narrow ? label : undefined}
    >
      <Icon name={icon} size={20} />
      {!narrow && label}
    </button>
  );
}

async function leave(): Promise<void> {
  await logout();
  notify.info('Até mais!');
}

/** What belongs to the person and not to the work: profile, theme, leaving. */
export function MenuFooter({narrow}: {narrow: boolean}) {
  const {mode, setTheme} = useTheme();
  const other = mode === 'claro' ? 'escuro' : 'claro';
  return (
    <>
      {RESOURCES.filter(({group}) => group === undefined).map(manifest => (
        <MenuEntry key={manifest.name} manifest={manifest} narrow={narrow} />
      ))}
      <ActionButton
        icon={mode === 'claro' ? 'moon' : 'sun'}
        label={`Usar tema ${other}`}
        narrow={narrow}
        onPress={() => setTheme(other)}
      />
      <ActionButton icon="exit" label="Sair" narrow={narrow} onPress={() => void leave()} />
    </>
  );
}
