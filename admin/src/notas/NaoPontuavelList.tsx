import {Botao} from '@clube/ui';
import {useMemo, useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {Confirmar} from '../components/Confirmar';
import type {Column} from '../components/grid/columns';
import {PeriodFilter} from '../components/period/PeriodFilter';
import {GridList} from '../components/grid/GridList';
import {Pagina} from '../components/Pagina';
import {emTitulo} from '../components/texto';
import {useAcao} from '../components/useAcao';
import {acoesNota} from './acoes';
import {BotaoArquivo, ENDERECOS_VIVEM} from './BotaoArquivo';
import {PAINTER} from './colunas';
import type {NotaEncerrada} from './tipos';

const columnsOf = (giveBack: (nota: NotaEncerrada) => void): Column<NotaEncerrada>[] => [
  PAINTER,
  {kind: 'number', field: 'id', title: 'Nota', sortable: true},
  {kind: 'moment', field: 'criadoEm', title: 'Enviada em', sortable: true},
  {kind: 'moment', field: 'atualizadoEm', title: 'Encerrada em', sortable: true},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 230,
    cell: nota => (
      <>
        <BotaoArquivo arquivo={nota} descricao={`nota ${nota.id}`} />
        <Botao
          variante="secundario"
          pequeno
          onClick={() => giveBack(nota)}
          aria-label={`Retornar para pendente a nota ${nota.id}`}
        >
          Retornar para pendente
        </Botao>
      </>
    ),
  },
];

/** Receipts that were closed without points; one that was closed by mistake goes back to the queue. */
export default function NaoPontuavelList() {
  const navegar = useNavigate();
  const [nota, setNota] = useState<NotaEncerrada>();
  const columns = useMemo(() => columnsOf(setNota), []);
  const {ocupado, executar} = useAcao({
    sucesso: 'Pontuação retornada para pendente com sucesso',
    falha: 'Erro ao retornar pontuação para pendente',
    muda: ['nao-pontuavel', 'pendentes'],
  });
  const retornar = async ({id}: NotaEncerrada): Promise<void> => {
    if (await executar(() => acoesNota.retornarPendente(id))) void navegar('/painel/processar/pontuacoes');
  };
  return (
    <Pagina titulo="Não Pontuável" lista>
      <GridList
        resource="nao-pontuavel"
        every={ENDERECOS_VIVEM}
        label="Notas não pontuáveis"
        columns={columns}
        sort={{field: 'atualizadoEm', order: 'DESC'}}
        search="Buscar por pintor ou CPF"
        filters={<PeriodFilter />}
        exports="Nao pontuaveis"
        empty="Nenhuma nota encerrada neste período."
      />
      {nota && (
        <Confirmar
          titulo="Retornar para pendente"
          confirmar="Retornar para pendente"
          ocupado={ocupado}
          onConfirm={() => void retornar(nota)}
          onClose={() => setNota(undefined)}
        >
          A nota {nota.id} de <strong>{emTitulo(nota.nome)}</strong> volta para a fila das pendentes.
        </Confirmar>
      )}
    </Pagina>
  );
}
