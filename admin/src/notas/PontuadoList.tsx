import {Botao} from '@clube/ui';
import {useCallback, useMemo, useState} from 'react';
import {GridList} from '../components/grid/GridList';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {ultimosSeteDias} from '../components/period/presets';
import {Pagina} from '../components/Pagina';
import {hoje} from '../components/formatos';
import type {Column} from '../components/grid/columns';
import {saleColumns} from '../components/vendas/colunas';
import {ItensModal} from '../components/vendas/ItensModal';
import type {Pontuacao} from '../components/vendas/tipos';
import {BotaoArquivo, ENDERECOS_VIVEM} from './BotaoArquivo';
import {CancelarModal} from './CancelarModal';
import {PAINTER} from './colunas';

interface Acts {
  seeItems: (venda: Pontuacao) => void;
  cancel: (venda: Pontuacao) => void;
}

const columnsOf = ({seeItems, cancel}: Acts): Column<Pontuacao>[] => [
  PAINTER,
  {kind: 'text', field: 'endCidade', title: 'Cidade', sortable: true},
  ...saleColumns(seeItems),
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 130,
    cell: venda => (
      <>
        <BotaoArquivo arquivo={venda} descricao={`nota ${venda.identificador}`} />
        <Botao
          variante="secundario"
          pequeno
          onClick={() => cancel(venda)}
          aria-label={`Cancelar a venda ${venda.identificador}`}
        >
          Cancelar
        </Botao>
      </>
    ),
  },
];

/** Scored sales: the last seven days unless other dates are asked for. */
export default function PontuadoList() {
  const [vista, setVista] = useState<Pontuacao>();
  const [cancelada, setCancelada] = useState<Pontuacao>();
  const opensItems = useCallback((venda: Pontuacao) => () => setVista(venda), []);
  const columns = useMemo(() => columnsOf({seeItems: setVista, cancel: setCancelada}), []);
  return (
    <Pagina titulo="Pontuações" lista>
      <GridList
        resource="pontuado"
        every={ENDERECOS_VIVEM}
        label="Pontuações"
        columns={columns}
        sort={{field: 'pontuadoEm', order: 'DESC'}}
        defaultFilter={{...ultimosSeteDias(hoje())}}
        search="Buscar por pintor, CPF ou número fiscal"
        filters={<PeriodFilter />}
        exports="Pontuacoes"
        opens={opensItems}
        empty="Nenhuma venda pontuada neste período."
      />
      {vista && <ItensModal pontuacao={vista} onClose={() => setVista(undefined)} />}
      {cancelada && <CancelarModal pontuacao={cancelada} onClose={() => setCancelada(undefined)} />}
    </Pagina>
  );
}
