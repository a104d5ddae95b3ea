import {Icon, useTheme, type IconName, type ThemePreference} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {useLogOut} from '../../base/session/session';
import type {StoredPintor} from '../../base/session/stored-pintor';
import type {Info} from '../../base/types';
import {NivelPicture} from '../nivel/NivelPicture';
import {Avatar} from '../profile-photo/Avatar';
import styles from './Header.module.css';
import {MENU_LINKS} from './menu-links';

const THEMES: readonly {value: ThemePreference; text: string; icon: IconName}[] = [
  {value: 'sistema', text: 'Sistema', icon: 'display'},
  {value: 'claro', text: 'Claro', icon: 'sun'},
  {value: 'escuro', text: 'Escuro', icon: 'moon'},
];

function useCloseOutside(open: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const esc = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', esc);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', esc);
    };
  }, [open, close]);
  return ref;
}

/** The choice of the theme, as three radio buttons. */
function ThemeChoice() {
  const {preference, setTheme} = useTheme();
  return (
    <fieldset className={styles.theme}>
      <legend>Aparência</legend>
      {THEMES.map(({value, text, icon}) => (
        <label key={value}>
          <input type="radio" name="tema" checked={preference === value} onChange={() => setTheme(value)} />
          <Icon name={icon} size={20} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** The painter's menu: level, theme, links, logout. */
export function PintorMenu({pintor, info}: {pintor: StoredPintor; info: Info | undefined}) {
  const logOut = useLogOut();
  const [open, setOpen] = useState(false);
  const close = useRef(() => setOpen(false)).current;
  const ref = useCloseOutside(open, close);
  const nivel = info?.cluster;
  return (
    <div className={styles.menu} ref={ref}>
      <button
        type="button"
        className={styles.avatar}
        aria-expanded={open}
        onClick={() => setOpen(previous => !previous)}
      >
        <Avatar nome={pintor.nome} imagens={info?.fotoImagens} size={44} />
        <span className="visually-hidden">Conta: menu de {pintor.nome}</span>
      </button>
      {open && (
        <div className={styles.panel}>
          <div className={styles.who}>
            <NivelPicture info={info} size={36} />
            <div>
              <b>{pintor.nome}</b>
              <span>{nivel ? `Nível ${nivel.nome}` : 'Ainda sem nível'}</span>
            </div>
          </div>
          {info?.nextCluster && (
            <Link className={styles.action} to={PATHS.cluster} onClick={close}>
              <Icon name="arrow" /> Próximo nível: {info.nextCluster.nome}
            </Link>
          )}
          {MENU_LINKS.map(({to, text, icon}) => (
            <Link key={to} className={styles.action} to={to} onClick={close}>
              <Icon name={icon} /> {text}
            </Link>
          ))}
          <ThemeChoice />
          <button type="button" className={styles.action} onClick={() => void logOut()}>
            <Icon name="exit" /> Sair
          </button>
        </div>
      )}
    </div>
  );
}
