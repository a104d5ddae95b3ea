import {BotaoIcone, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {NADA, dataOuNada, momentoOuNada, reaisOuNada} from '../../components/formatos';
import type {Coluna} from '../../components/grade/colunas';
import {Lista} from '../../components/lista/Lista';
import {Pagina} from '../../components/Pagina';
import {emTitulo, haQuanto} from '../../components/texto';
import {BotaoArquivo} from '../BotaoArquivo';
import {ReadingCell} from './ReadingCell';
import {colunaPintor} from '../colunas';
import {EncerrarModal} from '../EncerrarModal';
import {ReadingFilter} from './ReadingFilter';
import {ReadingFigures} from './ReadingFigures';
import estilos from './Readings.module.css';
import {enderecoNovaVenda, estadoNovaVenda} from '../nova-venda/queue';
import type {Pendente} from '../tipos';

const colunas = (encerrar: (nota: Pendente) => void, agora: Date): Coluna<Pendente>[] => [
  colunaPintor<Pendente>(),
  {chave: 'confianca', titulo: 'Leitura', ordenavel: true, celula: nota => <ReadingCell nota={nota} />},
  {
    chave: 'loja',
    titulo: 'Loja',
    ordenavel: true,
    celula: nota =>
      nota.loja ? (
        <span className={estilos.loja} title={emTitulo(nota.loja)}>
          {emTitulo(nota.loja)}
        </span>
      ) : (
        NADA
      ),
  },
  {chave: 'dataEmissao', titulo: 'Venda em', ordenavel: true, celula: nota => dataOuNada(nota.dataEmissao)},
  {chave: 'total', titulo: 'Total', ordenavel: true, numerica: true, celula: nota => reaisOuNada(nota.total)},
  {
    chave: 'criadoEm',
    titulo: 'Enviada em',
    ordenavel: true,
    celula: nota => (
      <span>
        {haQuanto(new Date(nota.criadoEm), agora)}
        <small style={{whiteSpace: 'nowrap'}}>{momentoOuNada(nota.criadoEm)}</small>
        {nota.arquivos > 1 && <small>{nota.arquivos} arquivos</small>}
        {nota.codigoPromocional && <small>código {nota.codigoPromocional}</small>}
      </span>
    ),
  },
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: nota => (
      <>
        <BotaoArquivo arquivo={nota} descricao={`nota ${nota.id}`} />
        <BotaoIcone
          icone="reprovado"
          rotulo={`Encerrar a nota ${nota.id}`}
          tamanho={20}
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
  return (
    <Pagina
      titulo="Pontuações pendentes"
      acoes={
        <Link className={classeBotao({pequeno: true})} to="/painel/processar/nova-venda">
          Processar a fila
        </Link>
      }
    >
      <ReadingFigures />
      <Lista
        recurso="pendentes"
        legenda="Pontuações pendentes"
        colunas={colunas(setEncerrada, agora)}
        ordem={{field: 'criadoEm', order: 'ASC'}}
        aCada={15_000}
        filtros={<ReadingFilter />}
        busca="Buscar por pintor ou CPF"
        exportar="Pendentes"
        vazio="Nenhuma nota esperando: a fila está em dia."
      />
      {encerrada && <EncerrarModal nota={encerrada} onClose={() => setEncerrada(undefined)} />}
    </Pagina>
  );
}
