import {PERMISSAO_NAMES, startPage} from '@clube/domain';
import {Icon, IconButton, BrandMark, classes} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import {useUsuario} from '../../providers/session';
import {firstName} from '../../components/format/text';
import {menuOf} from '../../manifest/access';
import {RESOURCES} from '../resources';
import {useCounts} from './useCounts';
import {activeEntryOf} from './active-entry';
import {MenuGroup} from './MenuGroup';
import {useFoldedGroups} from './useFoldedGroups';
import styles from './Layout.module.css';
import {MenuFooter} from './MenuFooter';

interface Props {
  open: boolean;
  onToggle: () => void;
  /** Opens the command palette, which finds the menu entries too. */
  onSearch: () => void;
}

/** The panel's menu: the entries that this user may see, in groups, each with the number of rows waiting there. */
export function Menu({open, onToggle, onSearch}: Props) {
  const usuario = useUsuario();
  const {pathname} = useLocation();
  const counts = useCounts();
  const entries = menuOf(RESOURCES, usuario.permissao);
  const {isOpen, toggle} = useFoldedGroups(entries.length);
  const active = activeEntryOf(entries, pathname);
  const groups = [...new Set(entries.map(entry => entry.group))];
  return (
    <>
      <nav className={classes(styles.sidebar, !open && styles.narrow, !open && styles.collapsed)} aria-label="Menu">
        <div className={styles.sidebarTop}>
          <Link to={`/painel${startPage(usuario.permissao)}`} aria-label="Painel do Clube, início">
            {open ? <PainelName /> : <BrandMark size={28} />}
          </Link>
          <IconButton
            icon={open ? 'chevronLeft' : 'chevronRight'}
            label={open ? 'Recolher o menu' : 'Expandir o menu'}
            aria-expanded={open}
            onClick={onToggle}
            size={20}
          />
        </div>
        <button
          type="button"
          className={styles.search}
          aria-label={open ? undefined : 'Buscar no painel'}
          aria-keyshortcuts="Control+K"
          title={open ? undefined : 'Buscar (Ctrl K)'}
          onClick={onSearch}
        >
          <Icon name="search" size={18} />
          {open && (
            <>
              <span>Tela, pintor ou nota</span> <kbd>Ctrl K</kbd>
            </>
          )}
        </button>
        <div className={styles.entries}>
          {groups.map(group => (
            <MenuGroup
              key={group}
              title={group ?? ''}
              entries={entries.filter(entry => entry.group === group)}
              active={active}
              counts={counts}
              narrow={!open}
              open={isOpen(group ?? '')}
              onToggle={() => toggle(group ?? '')}
            />
          ))}
        </div>
        <div className={styles.foot}>
          {open && (
            <p className={styles.greeting} title={PERMISSAO_NAMES[usuario.permissao]}>
              <strong>Olá, {firstName(usuario.nome)}!</strong>
            </p>
          )}
          <MenuFooter />
        </div>
      </nav>
      {open && <button type="button" className={styles.backdrop} aria-label="Fechar o menu" onClick={onToggle} />}
    </>
  );
}

function PainelName() {
  return (
    <span style={{display: 'flex', alignItems: 'center', gap: 8, font: '700 1.214rem/1 var(--titulo)'}}>
      <BrandMark size={24} />
      Painel do Clube
    </span>
  );
}
