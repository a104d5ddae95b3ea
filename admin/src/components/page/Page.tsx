import {IconButton, Icon, classes} from '@clube/ui';
import {useEffect, type ReactNode} from 'react';
import {Breadcrumbs} from './Breadcrumbs';
import {useLayout} from './layout-context';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** What its record is called: in the window's title and as the end of the way here. */
  of?: string;
  /** Beside the title: how many, whose, since when. */
  detail?: ReactNode;
  /** The screen's own buttons. */
  actions?: ReactNode;
  children: ReactNode;
  /** The screen fills the window itself, without margins. */
  full?: boolean;
  /** A list fills what the window has left: its rows scroll, and not the page. */
  list?: boolean;
}

/** The frame of every screen: its title in the bar and in the window, the palette, the screen's buttons. */
export function Page({title, of, detail, actions, children, full, list}: Props) {
  const {openMenu, openPalette, mark} = useLayout();
  useEffect(() => {
    document.title = `${[title, of].filter(Boolean).join(' – ')} · Painel do Clube`;
  }, [title, of]);
  return (
    <>
      <header className={styles.header}>
        <span className={styles.menu}>
          <IconButton icon="menu" label="Abrir o menu" onClick={openMenu} />
        </span>
        <div className={styles.title}>
          <Breadcrumbs {...(of && {of})} />
          <h1>{title}</h1>
        </div>
        <button type="button" className={styles.search} aria-label="Buscar" onClick={openPalette}>
          <Icon name="search" size={18} />
        </button>
        {detail && <div className={styles.detail}>{detail}</div>}
        <div className={styles.actions}>
          {mark}
          {actions}
        </div>
      </header>
      <div className={full ? styles.full : classes(styles.body, list && styles.list)}>{children}</div>
    </>
  );
}
