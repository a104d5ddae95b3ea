import {IconButton, Icon, classes} from '@clube/ui';
import {useEffect, type ReactNode} from 'react';
import {Breadcrumbs} from './Breadcrumbs';
import {useLayout} from './layout-context';
import styles from './Page.module.css';

interface Props {
  title: string;
  /** The record's name: in the window title, and the last breadcrumb. */
  of?: string;
  /** Next to the title: a count, an owner, a date. */
  detail?: ReactNode;
  /** The screen's buttons. */
  actions?: ReactNode;
  children: ReactNode;
  /** The content fills the window, without margins. */
  full?: boolean;
  /** A list fills the remaining height of the window: its rows scroll, and the page does not. */
  list?: boolean;
}

/** The frame of every screen: the title in the app bar and the window, the command palette, the screen's buttons. */
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
