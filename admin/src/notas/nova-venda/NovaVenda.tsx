import {Carregando, Falha} from '@clube/ui';
import {useState} from 'react';
import {Navigate, useLocation, useSearchParams} from 'react-router-dom';
import {Pagina} from '../../components/Pagina';
import {enderecoNovaVenda, estadoNovaVenda, type EstadoNovaVenda} from './entrada';
import {MesaDeNotas} from './mesa/MesaDeNotas';
import {apagarRascunho} from './rascunho/guardar';
import {SemNota} from './SemNota';
import {useFila} from './mesa/useFila';

/** Turns a receipt into a sale. Without a receipt in the address, the one that has waited longest. */
export default function NovaVenda() {
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
  const vez = pedida === undefined ? (fila.proxima ?? fila.primeira) : undefined;
  // Once it is in the address, it is not exchanged for another when somebody decides the one before it.
  if (vez) return <Navigate to={enderecoNovaVenda(vez)} state={estadoNovaVenda(vez)} replace />;
  return (
    <Pagina titulo="Nova venda">
      {fila.carregando && <Carregando linhas={10} />}
      {!fila.carregando && fila.erro && <Falha mensagem={fila.erro.message} aoTentar={fila.tentarDeNovo} />}
      {!fila.carregando && !fila.erro && <SemNota pedida={pedida} proxima={fila.proxima} />}
    </Pagina>
  );
}
