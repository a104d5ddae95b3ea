import {Carregando, Falha, VazioIlustrado, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link, useLocation, useSearchParams} from 'react-router-dom';
import {Pagina} from '../../components/Pagina';
import type {EstadoNovaVenda} from './entrada';
import {MesaDeNotas} from './MesaDeNotas';
import {apagarRascunho} from './rascunho/guardar';
import {useFila} from './useFila';

/** Turns a receipt into a sale. Without a receipt in the address, the one that has waited longest. */
export function NovaVenda() {
  const [params] = useSearchParams();
  const {state} = useLocation() as {state: Partial<EstadoNovaVenda> | null};
  const pedida = Number(params.get('nota') ?? state?.idFoto ?? 0) || undefined;
  const fila = useFila(pedida);
  const [recomecos, setRecomecos] = useState(0);
  if (fila.nota && !fila.carregando) {
    const {id} = fila.nota;
    const recomecar = (): void => {
      apagarRascunho(id);
      setRecomecos(antes => antes + 1);
    };
    return (
      <MesaDeNotas
        key={`${id} ${recomecos}`}
        nota={fila.nota}
        fila={fila}
        seguida={state?.seguida === true}
        aoRecomecar={recomecar}
      />
    );
  }
  return (
    <Pagina titulo="Nova venda">
      {fila.carregando && <Carregando linhas={10} />}
      {!fila.carregando && fila.erro && <Falha mensagem={fila.erro.message} aoTentar={fila.tentarDeNovo} />}
      {!fila.carregando && !fila.erro && (
        <VazioIlustrado
          titulo={pedida ? 'Esta nota não está mais pendente' : 'A fila está em dia'}
          acao={
            <Link className={classeBotao({variante: 'secundario'})} to="/painel/processar/pontuacoes">
              Ver as pendentes
            </Link>
          }
        >
          {pedida ? 'Alguém já a processou, rejeitou ou encerrou.' : 'Não há nota esperando para ser processada.'}
        </VazioIlustrado>
      )}
    </Pagina>
  );
}
