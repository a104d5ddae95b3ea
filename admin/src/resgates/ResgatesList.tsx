import {client, mensagemDe} from '@clube/api-client';
import {Botao, avisar} from '@clube/ui';
import {useCallback, useMemo, useState} from 'react';
import {useListContext} from 'react-admin';
import {baixarConteudo} from '../components/baixar';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {GridList} from '../components/grid/GridList';
import {Pagina} from '../components/Pagina';
import {useFilters} from '../providers/filters';
import {columnsOf} from './colunas';
import {Dialogo} from './Dialogos';
import {BotaoMassa, CancelarSelecionados} from './EmMassa';
import {OPCOES_STATUS} from './status';
import type {AcaoDaLinha, Resgate} from './tipos';

const VENCIDOS = [{valor: 'true', texto: 'Vencidos há mais de 30 dias'}];
const FILTRO_STATUS = OPCOES_STATUS.map(({valor, texto}) => ({valor: Number(valor), texto}));

function ExportarResgates() {
  const {total} = useListContext<Resgate>();
  const {filters} = useFilters();
  const [ocupado, setOcupado] = useState(false);
  const exportar = async (): Promise<void> => {
    setOcupado(true);
    try {
      baixarConteudo(await client.file('/api/resgates/export', {query: {filter: filters}}), 'Resgates.csv');
      avisar.sucesso('Seu download começará em breve, aguarde.');
    } catch (motivo) {
      avisar.erro(mensagemDe(motivo));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Botao
      variante="secundario"
      pequeno
      icone="baixar"
      disabled={!total}
      ocupado={ocupado && 'Exportando…'}
      onClick={() => void exportar()}
    >
      Exportar
    </Botao>
  );
}

/** Orders of prizes: where they are, and what is to be done about them. */
export default function ResgatesList() {
  const [aberto, setAberto] = useState<{acao: AcaoDaLinha; resgate: Resgate}>();
  const columns = useMemo(() => columnsOf((acao, resgate) => setAberto({acao, resgate})), []);
  const opens = useCallback((resgate: Resgate) => () => setAberto({acao: 'detalhes', resgate}), []);
  return (
    <Pagina titulo="Resgates" lista>
      <GridList
        resource="resgates"
        label="Resgates"
        columns={columns}
        sort={{field: 'id', order: 'DESC'}}
        search="Buscar por pintor, CPF, prêmio ou id"
        filters={
          <>
            <PeriodFilter />
            <FiltroSelecao campo="status" rotulo="Status" opcoes={FILTRO_STATUS} />
            <FiltroSelecao campo="atrasado" rotulo="Previsão" opcoes={VENCIDOS} />
          </>
        }
        exports={<ExportarResgates />}
        rowName={resgate => `o resgate ${resgate.id}`}
        opens={opens}
        bulk={
          <>
            <BotaoMassa />
            <CancelarSelecionados />
          </>
        }
        bulkIdle
        empty="Nenhum resgate com estes filtros."
      />
      {aberto && <Dialogo {...aberto} onClose={() => setAberto(undefined)} />}
    </Pagina>
  );
}
