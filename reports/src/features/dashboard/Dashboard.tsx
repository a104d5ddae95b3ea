import {mensagemDe} from '@clube/api-client';
import {Carregando, Falha} from '@clube/ui';
import {useRevenda, type UsuarioRelatorio} from '../../base/sessao';
import {Cabecalho} from '../../components/Cabecalho';
import {useRelatorio} from './api';
import {Conteudo} from './Conteudo';
import estilos from './Dashboard.module.css';

function Corpo({revenda}: {revenda: UsuarioRelatorio}) {
  const {data, error, dataUpdatedAt, refetch} = useRelatorio(revenda.id);
  if (data) return <Conteudo relatorio={data} revenda={revenda} atualizadoEm={new Date(dataUpdatedAt)} />;
  return (
    <main className={estilos.tela}>
      <h1 className="so-leitor">{revenda.nome}</h1>
      {error ? (
        <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />
      ) : (
        <Carregando linhas={12} texto="Carregando o relatório" />
      )}
    </main>
  );
}

/** The reseller's report on one page: what was sold, month by month, by whom, what, and what the painters got for it. */
export default function Dashboard() {
  const revenda = useRevenda();
  if (!revenda) return null;
  return (
    <>
      <title>{`${revenda.nome} · Relatório da revenda`}</title>
      <Cabecalho logado />
      <Corpo revenda={revenda} />
    </>
  );
}
