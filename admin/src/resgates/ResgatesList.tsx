import {client, mensagemDe} from '@clube/api-client';
import {TOLERANCIA_ENTREGA_DIAS} from '@clube/domain';
import {Botao, avisar} from '@clube/ui';
import {useState} from 'react';
import {useListContext} from 'react-admin';
import {baixarConteudo} from '../components/baixar';
import {FiltroPeriodo} from '../components/lista/FiltroPeriodo';
import {FiltroSelecao} from '../components/lista/FiltroSelecao';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {useFilters} from '../providers/filters';
import {colunas} from './colunas';
import {Dialogo} from './Dialogos';
import {BotaoMassa, CancelarSelecionados} from './EmMassa';
import {OPCOES_STATUS} from './status';
import type {AcaoDaLinha, Resgate} from './tipos';

const VENCIDOS = [{valor: 'true', texto: `Vencidos há mais de ${TOLERANCIA_ENTREGA_DIAS} dias`}];
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
  return (
    <Pagina titulo="Resgates">
      <Lista
        recurso="resgates"
        legenda="Resgates"
        colunas={colunas((acao, resgate) => setAberto({acao, resgate}))}
        ordem={{field: 'id', order: 'DESC'}}
        busca="Buscar por pintor, CPF, prêmio ou id"
        filtros={
          <>
            <FiltroPeriodo />
            <FiltroSelecao campo="status" rotulo="Status" opcoes={FILTRO_STATUS} />
            <FiltroSelecao campo="atrasado" rotulo="Previsão" opcoes={VENCIDOS} />
          </>
        }
        exportar={
          <>
            <BotaoMassa />
            <ExportarResgates />
          </>
        }
        selecionar={resgate => `o resgate ${resgate.id}`}
        emMassa={<CancelarSelecionados />}
        vazio="Nenhum resgate com estes filtros."
      />
      {aberto && <Dialogo {...aberto} onClose={() => setAberto(undefined)} />}
    </Pagina>
  );
}
