import {BotaoIcone, classeBotao} from '@clube/ui';
import {useMemo, useState} from 'react';
import {Link} from 'react-router-dom';
import {momentoOuNada} from '../../components/formatos';
import type {Column} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {Pagina} from '../../components/Pagina';
import {emTitulo, haQuanto} from '../../components/texto';
import {BotaoArquivo} from '../BotaoArquivo';
import {ReadingCell} from './ReadingCell';
import {PAINTER} from '../colunas';
import {EncerrarModal} from '../EncerrarModal';
import {ReadingFilter} from './ReadingFilter';
import {ReadingFigures} from './ReadingFigures';
import {enderecoNovaVenda, estadoNovaVenda} from '../nova-venda/queue';
import type {Pendente} from '../tipos';

const columnsOf = (encerrar: (nota: Pendente) => void, agora: Date): Column<Pendente>[] => [
  PAINTER,
  {
    kind: 'status',
    field: 'confianca',
    title: 'Leitura',
    sortable: true,
    width: 190,
    cell: nota => <ReadingCell nota={nota} />,
  },
  {kind: 'text', field: 'loja', title: 'Loja', sortable: true, value: ({loja}) => loja && emTitulo(loja)},
  {kind: 'date', field: 'dataEmissao', title: 'Venda em', sortable: true},
  {kind: 'money', field: 'total', title: 'Total', sortable: true, width: 100},
  {
    kind: 'custom',
    field: 'criadoEm',
    title: 'Enviada em',
    sortable: true,
    width: 150,
    cell: nota => <span title={momentoOuNada(nota.criadoEm)}>{haQuanto(new Date(nota.criadoEm), agora)}</span>,
    note: ({arquivos, codigoPromocional}) =>
      [arquivos != null && arquivos > 1 && `${arquivos} arquivos`, codigoPromocional && `código ${codigoPromocional}`]
        .filter(Boolean)
        .join(', '),
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 166,
    cell: nota => (
      <>
        <BotaoArquivo arquivo={nota} descricao={`nota ${nota.id}`} />
        <BotaoIcone
          icone="reprovado"
          rotulo={`Encerrar a nota ${nota.id}`}
          tamanho={18}
          onClick={() => encerrar(nota)}
        />
        <Link
          className={classeBotao({pequeno: true, variante: 'secundario'})}
          to={enderecoNovaVenda(nota)}
          state={estadoNovaVenda(nota)}
          aria-label={`Processar a nota ${nota.id}`}
        >
          Processar
        </Link>
      </>
    ),
  },
];

/** Receipts that wait, the oldest first: that is the order in which the new-sale screen takes them. */
export default function PendentesList() {
  const [encerrada, setEncerrada] = useState<Pendente>();
  const [agora] = useState(() => new Date());
  const columns = useMemo(() => columnsOf(setEncerrada, agora), [agora]);
  return (
    <Pagina
      titulo="Pontuações pendentes"
      acoes={
        <Link className={classeBotao({pequeno: true})} to="/painel/processar/nova-venda">
          Processar a fila
        </Link>
      }
      lista
    >
      <ReadingFigures />
      <GridList
        resource="pendentes"
        label="Pontuações pendentes"
        columns={columns}
        sort={{field: 'criadoEm', order: 'ASC'}}
        every={15_000}
        filters={<ReadingFilter />}
        search="Buscar por pintor ou CPF"
        exports="Pendentes"
        opens={enderecoNovaVenda}
        empty="Nenhuma nota esperando: a fila está em dia."
      />
      {encerrada && <EncerrarModal nota={encerrada} onClose={() => setEncerrada(undefined)} />}
    </Pagina>
  );
}
