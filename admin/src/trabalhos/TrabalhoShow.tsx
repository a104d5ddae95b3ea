import {useQuery} from '@tanstack/react-query';
import {client, mensagemDe} from '@clube/api-client';
import {trabalhoAberto} from '@clube/domain';
import {Carregando, Falha, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link, useParams} from 'react-router-dom';
import {Confirmar} from '../components/Confirmar';
import {Pagina} from '../components/Pagina';
import {useAcao} from '../components/useAcao';
import {WORKS} from '../components/work/useOpenWorks';
import {Ficha} from './Ficha';
import {Linhas} from './Linhas';
import {Situacao} from './situacao';

const EVERY_MS = 2000;

/** One work: how far it is, what came of each row, and the way to end it. */
export default function TrabalhoShow() {
  const id = Number(useParams().id);
  const [asking, setAsking] = useState(false);
  const {
    data: trabalho,
    error,
    refetch,
  } = useQuery({
    queryKey: [WORKS, 'um', id],
    queryFn: ({signal}) => client.get('/api/trabalhos/{id}', {path: {id}, signal}),
    refetchInterval: ({state}) => (state.data && trabalhoAberto(state.data.estado) ? EVERY_MS : false),
  });
  const {ocupado, executar} = useAcao({sucesso: ({mensagem}) => mensagem ?? 'Cancelamento pedido', muda: [WORKS]});
  const cancel = async (): Promise<void> => {
    await executar(() => client.post('/api/trabalhos/{id}/cancelar', {path: {id}}));
    setAsking(false);
  };
  return (
    <Pagina
      titulo={trabalho?.titulo ?? 'Trabalho'}
      detalhe={trabalho && <Situacao trabalho={trabalho} />}
      acoes={
        <Link className={classeBotao({variante: 'secundario', pequeno: true})} to="/painel/trabalhos">
          Todos os trabalhos
        </Link>
      }
    >
      {error && !trabalho && <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />}
      {!error && !trabalho && <Carregando linhas={8} />}
      {trabalho && (
        <>
          <Ficha trabalho={trabalho} onCancel={() => setAsking(true)} />
          <Linhas trabalho={trabalho} />
        </>
      )}
      {asking && (
        <Confirmar
          titulo="Cancelar trabalho"
          confirmar="Cancelar trabalho"
          perigosa
          ocupado={ocupado}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          O que já foi feito continua feito. O que falta não será feito.
        </Confirmar>
      )}
    </Pagina>
  );
}
