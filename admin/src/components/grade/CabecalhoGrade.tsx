import {Icone, classes} from '@clube/ui';
import Checkbox from '@mui/material/Checkbox';
import {useListContext, type RaRecord} from 'react-admin';
import type {Coluna} from './colunas';
import estilos from './Grade.module.css';

interface Props<L extends RaRecord> {
  colunas: readonly Coluna<L>[];
  selecionavel: boolean;
}

/** The headings: a column that can be sorted is a button, and says which way it is sorted. */
export function CabecalhoGrade<L extends RaRecord>({colunas, selecionavel}: Props<L>) {
  const {sort, setSort, data = [], selectedIds, onSelect} = useListContext<L>();
  const daPagina = data.map(linha => linha.id);
  const marcados = daPagina.filter(id => selectedIds.includes(id)).length;
  const ordenarPor = (field: string): void =>
    setSort({field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC'});
  return (
    <thead role="rowgroup">
      <tr role="row">
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
        {colunas.map(({chave, titulo, ordenavel, numerica, acoes}) => {
          const ativa = sort.field === chave;
          const sentido = sort.order === 'ASC' ? 'ascending' : 'descending';
          return (
            <th
              role="columnheader"
              scope="col"
              key={chave}
              className={classes(numerica && estilos.numerica)}
              aria-sort={ativa && ordenavel ? sentido : undefined}
            >
              {acoes && <span className="so-leitor">{titulo}</span>}
              {!acoes && !ordenavel && titulo}
              {!acoes && ordenavel && (
                <button type="button" className={estilos.ordenar} onClick={() => ordenarPor(chave)}>
                  {titulo}
                  <Icone nome={ativa && sort.order === 'DESC' ? 'setaBaixo' : 'setaCima'} tamanho={14} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
