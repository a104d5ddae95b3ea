import {CabecalhoColuna, classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import {useListContext, type RaRecord} from 'react-admin';
import type {Coluna} from './colunas';
import estilos from './Grade.module.css';

const SENTIDOS = {ASC: 'ascending', DESC: 'descending'} as const;

interface Props<L extends RaRecord> {
  colunas: readonly Coluna<L>[];
  selecionavel: boolean;
  /** The rows' order is decided in a first column of its own. */
  ordered: boolean;
}

/** The headings: a column that can be sorted is a button, and says which way it is sorted. */
export function CabecalhoGrade<L extends RaRecord>({colunas, selecionavel, ordered}: Props<L>) {
  const {sort, setSort, data = [], selectedIds, onSelect} = useListContext<L>();
  const daPagina = data.map(linha => linha.id);
  const marcados = daPagina.filter(id => selectedIds.includes(id)).length;
  const ordenarPor = (field: string): void =>
    setSort({field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'});
  return (
    <thead role="rowgroup">
      <tr role="row">
        {ordered && (
          <th role="columnheader" scope="col">
            Ordem
          </th>
        )}
        {selecionavel && (
          <th role="columnheader" scope="col" className={estilos.caixa}>
            <Checkbox
              size="small"
              checked={marcados > 0 && marcados === daPagina.length}
              indeterminate={marcados > 0 && marcados < daPagina.length}
              onChange={() => onSelect(marcados === daPagina.length ? [] : daPagina)}
              slotProps={{input: {'aria-label': 'Selecionar todos desta página'}}}
            />
          </th>
        )}
        {colunas.map(({chave, titulo, ordenavel, numerica, acoes}) => (
          <CabecalhoColuna
            key={chave}
            className={classes(numerica && estilos.numerica)}
            sentido={sort.field === chave ? SENTIDOS[sort.order] : undefined}
            onSort={ordenavel && !acoes ? () => ordenarPor(chave) : undefined}
          >
            {acoes ? <span className="so-leitor">{titulo}</span> : titulo}
          </CabecalhoColuna>
        ))}
      </tr>
    </thead>
  );
}
