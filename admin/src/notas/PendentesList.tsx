import {Botao, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {Estado} from '../components/Estado';
import {NADA, momentoOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {Lista} from '../components/lista/Lista';
import {Pagina} from '../components/Pagina';
import {haQuanto} from '../components/texto';
import {BotaoArquivo} from './BotaoArquivo';
import {colunaPintor} from './colunas';
import {EncerrarModal} from './EncerrarModal';
import {enderecoNovaVenda, estadoNovaVenda} from './nova-venda/entrada';
import type {Pendente} from './tipos';

function Avisos({nota}: {nota: Pendente}) {
  if (!nota.possivelDuplicata) return NADA;
  return (
    <Estado tom="erro" icone="alerta">
      Possível duplicata
    </Estado>
  );
}

const colunas = (encerrar: (nota: Pendente) => void, agora: Date): Coluna<Pendente>[] => [
  colunaPintor<Pendente>(),
  {
    chave: 'criadoEm',
    titulo: 'Enviada em',
    ordenavel: true,
    celula: nota => (
      <span>
        {momentoOuNada(nota.criadoEm)}
        <small>{haQuanto(new Date(nota.criadoEm), agora)}</small>
      </span>
    ),
  },
  {chave: 'codigoPromocional', titulo: 'Código', celula: nota => nota.codigoPromocional ?? NADA},
  {chave: 'possivelDuplicata', titulo: 'Avisos', celula: nota => <Avisos nota={nota} />},
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: nota => (
      <>
        <BotaoArquivo arquivo={nota} descricao={`nota ${nota.id}`} />
        <Botao variante="secundario" pequeno onClick={() => encerrar(nota)} aria-label={`Encerrar a nota ${nota.id}`}>
          Encerrar
        </Botao>
        <Link
          className={classeBotao({pequeno: true})}
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
export function PendentesList() {
  const [encerrada, setEncerrada] = useState<Pendente>();
  const [agora] = useState(() => new Date());
  return (
    <Pagina titulo="Pontuações pendentes">
      <Lista
        recurso="pendentes"
        legenda="Pontuações pendentes"
        colunas={colunas(setEncerrada, agora)}
        ordem={{field: 'criadoEm', order: 'ASC'}}
        busca="Buscar por pintor ou CPF"
        exportar="Pendentes"
        vazio="Nenhuma nota esperando: a fila está em dia."
      />
      {encerrada && <EncerrarModal nota={encerrada} aoFechar={() => setEncerrada(undefined)} />}
    </Pagina>
  );
}
