import {Icon, type IconName} from '@clube/ui';
import {NavLink} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import styles from './BottomBar.module.css';

function Item({to, icon, children}: {to: string; icon: IconName; children: string}) {
  return (
    <NavLink to={to}>
      <Icon name={icon} />
      {children}
    </NavLink>
  );
}

/** The bottom navigation on a phone: four links and a raised one for the main task, sending a receipt. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Atalhos">
      <Item to={PATHS.home} icon="house">
        Início
      </Item>
      <Item to={PATHS.loja} icon="bag">
        Loja
      </Item>
      <NavLink to={PATHS.sendNota} className={styles.send ?? ''}>
        <span className={styles.disc}>
          <Icon name="camera" size={28} />
        </span>
        Enviar nota
      </NavLink>
      <Item to={PATHS.pontuacoes} icon="bars">
        Pontos
      </Item>
      <Item to={PATHS.profile} icon="person">
        Perfil
      </Item>
    </nav>
  );
}
