import {Carregando, Falha, VazioIlustrado, classeBotao} from '@clube/ui';
import {useState, useEffect, useRef} from 'react';
import {Navigate, useLocation, useSearchParams, Link} from 'react-router-dom';
import {Pagina} from '../../components/Pagina';
import {enderecoNovaVenda, estadoNovaVenda, type EstadoNovaVenda} from './queue';
import {SaleScreen} from './SaleScreen';
import {apagarRascunho} from './deciding/draft';
import {useQueue} from './useQueue';
import type {Pendente} from '../tipos';
import estilos from './NovaVenda.module.css';

/** Turns a receipt into a sale. Without a receipt in the address, the one that has waited longest. */
export default function NovaVenda() {
  const [params] = useSearchParams();
  const {state} = useLocation() as {state: Partial<EstadoNovaVenda> | null};
  const pedida = Number(params.get('nota') ?? state?.idFoto ?? 0) || undefined;
  const fila = useQueue(pedida);
  const [recomecos, setRecomecos] = useState(0);
  if (fila.nota && !fila.carregando) {
    const {id} = fila.nota;
    const recomecar = (): void => {
      apagarRascunho(id);
      setRecomecos(antes => antes + 1);
    };
    return (
      <SaleScreen
        key={`${id} ${recomecos}`}
        nota={fila.nota}
        fila={fila}
        seguida={state?.seguida === true}
        onRestart={recomecar}
      />
    );
  }
  const vez = pedida === undefined ? (fila.proxima ?? fila.primeira) : undefined;
  // Once it is in the address, it is not exchanged for another when somebody decides the one before it.
  if (vez) return <Navigate to={enderecoNovaVenda(vez)} state={estadoNovaVenda(vez)} replace />;
  return (
    <Pagina titulo="Nova venda">
      {fila.carregando && <Carregando linhas={10} />}
      {!fila.carregando && fila.erro && <Falha mensagem={fila.erro.message} onRetry={fila.tentarDeNovo} />}
      {!fila.carregando && !fila.erro && <SemNota pedida={pedida} proxima={fila.proxima} />}
    </Pagina>
  );
}

interface Props {
  /** The receipt of the address, which is not pending. */
  pedida: number | undefined;
  proxima: Pendente | undefined;
}

/** No receipt to work on: somebody else was faster, or there is none left. The way on has the focus. */
export function SemNota({pedida, proxima}: Props) {
  const quadro = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pedida !== undefined) apagarRascunho(pedida);
    quadro.current?.querySelector('a')?.focus();
  }, [pedida]);
  const lista = (
    <Link className={classeBotao({variante: 'secundario'})} to="/painel/processar/pontuacoes">
      Ver as pendentes
    </Link>
  );
  if (pedida === undefined)
    return (
      <div ref={quadro}>
        <VazioIlustrado titulo="A fila está em dia" acao={lista}>
          Não há nota esperando para ser processada.
        </VazioIlustrado>
      </div>
    );
  return (
    <div ref={quadro} role="status">
      <VazioIlustrado
        titulo={`A nota ${pedida} não está mais pendente`}
        acao={
          <span className={estilos.adiante}>
            {proxima && (
              <Link className={classeBotao()} to={enderecoNovaVenda(proxima)} state={estadoNovaVenda(proxima)} replace>
                Abrir a próxima
              </Link>
            )}
            {lista}
          </span>
        }
      >
        Alguém já a processou, rejeitou ou encerrou.
      </VazioIlustrado>
    </div>
  );
}
