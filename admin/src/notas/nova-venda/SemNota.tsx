import {VazioIlustrado, classeBotao} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import type {Pendente} from '../tipos';
import {enderecoNovaVenda, estadoNovaVenda} from './entrada';
import estilos from './NovaVenda.module.css';
import {apagarRascunho} from './rascunho/guardar';

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
