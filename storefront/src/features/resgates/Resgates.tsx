import {client, mensagemDe} from '@clube/api-client';
import {VazioIlustrado, Carregando, Falha, Icone, TabelaPaginada, classeBotao} from '@clube/ui';
import {queryOptions, useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {linkWhatsapp} from '../../base/suporte';
import {Pagina} from '../../components/Pagina';
import {COLUNAS_RESGATES} from './colunas';
import estilos from './Resgates.module.css';

const consultaResgates = queryOptions({
  queryKey: ['resgates'],
  queryFn: async ({signal}) => (await client.list('/api/resgates', {signal})).rows,
});

function Lista() {
  const {data, error, refetch} = useQuery(consultaResgates);
  if (error && !data) return <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />;
  if (!data) return <Carregando linhas={6} />;
  if (data.length === 0)
    return (
      <VazioIlustrado
        titulo="Nenhum resgate ainda"
        semente="resgates"
        acao={
          <Link className={classeBotao()} to={CAMINHOS.loja}>
            Ver os prêmios
          </Link>
        }
      >
        Quando você trocar pontos por um prêmio, a entrega aparece aqui.
      </VazioIlustrado>
    );
  return (
    <TabelaPaginada
      legenda="Meus resgates"
      colunas={COLUNAS_RESGATES}
      linhas={data}
      chaveLinha={resgate => resgate.id}
      ordemInicial={{chave: 'resgatadoEm', decrescente: true}}
    />
  );
}

/** What was asked for, and where it is. */
export default function Resgates() {
  return (
    <Pagina
      titulo="Resgates"
      lado={
        <a
          className={classeBotao({variante: 'secundario', pequeno: true})}
          href={linkWhatsapp('Olá! Preciso de ajuda com um resgate do Clube do Pintor.')}
          target="_blank"
          rel="noreferrer"
        >
          <Icone nome="zap" tamanho={20} /> Ajuda por WhatsApp
        </a>
      }
    >
      <div className={estilos.tela}>
        <Lista />
      </div>
    </Pagina>
  );
}
