import {Botao} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {useState} from 'react';
import type {Column} from './columns';
import {hiddenColumns, isHideable} from './hidden';
import estilos from './GridList.module.css';
import {useListSettings} from './settings';

interface Props<L> {
  resource: string;
  columns: readonly Column<L>[];
}

/** Which columns a person sees of a list, remembered for that person. */
export function ColumnsMenu<L>({resource, columns}: Props<L>) {
  const [settings, change] = useListSettings(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = hiddenColumns(columns, settings.hidden);
  const toggle = (field: string): void =>
    change({hidden: hidden.includes(field) ? hidden.filter(other => other !== field) : [...hidden, field]});
  return (
    <>
      <Botao
        variante="texto"
        pequeno
        className={estilos.tool}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        Colunas
      </Botao>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {columns.filter(isHideable).map(({field, title}) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(field)}
            onClick={() => toggle(field)}
          >
            <Checkbox size="small" checked={!hidden.includes(field)} tabIndex={-1} aria-hidden sx={{p: 0, mr: 1}} />
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={() => change({hidden: undefined, widths: undefined})}>Voltar ao padrão</MenuItem>
      </Menu>
    </>
  );
}
