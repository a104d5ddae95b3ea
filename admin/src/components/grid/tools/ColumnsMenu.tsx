import {Button, Icon} from '@clube/ui';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import type {Column} from '../columns';
import {isHideable} from '../hidden';
import styles from '../GridList.module.css';
import {useGridSetup, useListSettings} from '../settings';

interface Props<L> {
  resource: string;
  columns: readonly Column<L>[];
}

/** The menu of visible columns, stored per person and list. */
export function ColumnsMenu<L>({resource, columns}: Props<L>) {
  const [, change] = useListSettings(resource);
  const {hidden, view, onHidden} = useGridSetup();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (field: string): void =>
    onHidden?.(hidden.has(field) ? [...hidden].filter(other => other !== field) : [...hidden, field]);
  const reset = (): void => {
    if (view?.ocultas) onHidden?.(undefined);
    change({hidden: undefined, widths: undefined});
  };
  return (
    <>
      <Button
        variant="text"
        small
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        Colunas
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {columns.filter(isHideable).map(({field, title}) => (
          <MenuItem key={field} role="menuitemcheckbox" aria-checked={!hidden.has(field)} onClick={() => toggle(field)}>
            <span className={styles.tick}>{!hidden.has(field) && <Icon name="check" size={16} />}</span>
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={reset}>Voltar ao padrão</MenuItem>
      </Menu>
    </>
  );
}
