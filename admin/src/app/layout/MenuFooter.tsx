import {Icon, IconButton, notify, useTheme} from '@clube/ui';
import {NavLink} from 'react-router-dom';
import {addressOf} from '../../manifest/context';
import {logout} from '../../providers/session';
import {RESOURCES} from '../resources';

async function leave(): Promise<void> {
  await logout();
  notify.info('Até mais!');
}

/** The user's own entries, on one line: profile, running batch jobs, theme, logout. */
export function MenuFooter() {
  const {mode, setTheme} = useTheme();
  const other = mode === 'claro' ? 'escuro' : 'claro';
  return (
    <>
      {RESOURCES.filter(({group}) => group === undefined).map(({name, path, label, icon}) => (
        <NavLink key={name} to={addressOf(path)} className="icon-button" title={label} aria-label={label}>
          <Icon name={icon} size={20} />
        </NavLink>
      ))}
      <IconButton
        icon={mode === 'claro' ? 'moon' : 'sun'}
        label={`Usar tema ${other}`}
        size={20}
        onClick={() => setTheme(other)}
      />
      <IconButton icon="exit" label="Sair" size={20} onClick={() => void leave()} />
    </>
  );
}
