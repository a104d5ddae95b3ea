import type {ReactNode} from 'react';
import {ListBase, type FilterPayload, type RaRecord, type SortPayload} from 'react-admin';
import {TODOS} from '../../providers/dataProvider';
import type {Coluna} from '../grade/colunas';
import {Grade} from '../grade/Grade';
import {Paginas} from '../grade/Paginas';
import {SeletorOrdem} from '../grade/SeletorOrdem';
import type {RowOrder} from '../reorder/Sortable';
import {Busca} from './Busca';
import {Exportar} from './Exportar';
import estilos from './Lista.module.css';

interface Props<L extends RaRecord> {
  recurso: string;
  legenda: string;
  colunas: readonly Coluna<L>[];
  ordem: SortPayload;
  /** In force while the address says nothing. */
  filtroPadrao?: FilterPayload;
  /** What the search box searches; without it there is none. */
  busca?: string;
  /** Further filters, between the search box and the export. */
  filtros?: ReactNode;
  /** The name of the exported file; without it nothing is exported. */
  exportar?: string | ReactNode;
  selecionar?: (linha: L) => string;
  /** What can be done with the chosen rows. */
  emMassa?: ReactNode;
  vazio?: string;
  /** Others change these rows while one looks at them: they are asked for again every so many milliseconds. */
  aCada?: number;
  /** People decide the rows' order: all of them are shown at once, by `ordem`, and nothing narrows or sorts them. */
  order?: RowOrder<L>;
}

/** The table itself says what failed: a toast would say it once more, at every try. */
const ditoPelaGrade = (): void => undefined;

/** A list of the server's: search, filters and pages in the address, so that a link leads to what one sees. */
export function Lista<L extends RaRecord>(props: Props<L>) {
  const {
    recurso,
    ordem,
    filtroPadrao,
    busca,
    filtros,
    exportar,
    emMassa,
    legenda,
    colunas,
    selecionar,
    vazio,
    aCada,
    order,
  } = props;
  return (
    <ListBase
      resource={recurso}
      sort={ordem}
      perPage={order ? TODOS : 10}
      storeKey={false}
      disableSyncWithLocation={order !== undefined}
      disableAuthentication
      queryOptions={{...(aCada && {refetchInterval: aCada}), onError: ditoPelaGrade}}
      {...(filtroPadrao && {filterDefaultValues: filtroPadrao})}
    >
      {!order && (
        <div className={estilos.barra}>
          {busca && <Busca rotulo={busca} />}
          {filtros}
          <SeletorOrdem colunas={colunas} />
          <span className={estilos.fim}>
            {typeof exportar === 'string' ? <Exportar recurso={recurso} nome={exportar} /> : exportar}
          </span>
        </div>
      )}
      {emMassa}
      <Grade
        legenda={legenda}
        colunas={colunas}
        {...(selecionar && {selecionar})}
        {...(vazio && {vazio})}
        {...(order && {order})}
      />
      {!order && <Paginas legenda={legenda} />}
    </ListBase>
  );
}
