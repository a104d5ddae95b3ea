import {mensagemDe} from '@clube/api-client';
import {Carregando, Falha, VazioIlustrado, classeBotao} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link, useParams} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {useInfo} from '../../base/info';
import {CartaoPremio} from '../../components/CartaoPremio';
import {Carrossel} from '../../components/Carrossel';
import {consultaOutros, consultaPremio} from './api';
import {DetalhePremio} from './DetalhePremio';
import estilos from './Premio.module.css';

const CINCO_SEGUNDOS = 5000;

function Outros({codigo, saldo}: {codigo: string; saldo: number | undefined}) {
  const {data} = useQuery(consultaOutros);
  const itens = (data?.rows ?? [])
    .filter(outro => outro.codigo !== codigo)
    .map(outro => ({chave: outro.id, conteudo: <CartaoPremio premio={outro} saldo={saldo} />}));
  return <Carrossel titulo="OUTROS PRÊMIOS" itens={itens} intervalo={CINCO_SEGUNDOS} />;
}

/** One prize and the others. */
export default function PaginaPremio() {
  const {codigo = ''} = useParams();
  const {data: info} = useInfo();
  const {data: premio, error, refetch} = useQuery(consultaPremio(codigo));
  return (
    <div className={estilos.pagina}>
      <title>{premio ? `${premio.nome} · Clube do Pintor` : 'Prêmio · Clube do Pintor'}</title>
      <Link className={classeBotao({variante: 'texto', pequeno: true})} to={CAMINHOS.loja}>
        ← Voltar à loja
      </Link>
      {!(premio && info) && <h1 className="so-leitor">Prêmio</h1>}
      {error && !premio ? (
        <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />
      ) : premio === null ? (
        <VazioIlustrado titulo="Este prêmio não está mais na loja" semente={codigo} />
      ) : premio && info ? (
        <DetalhePremio key={premio.codigo} premio={premio} info={info} />
      ) : (
        <Carregando linhas={8} />
      )}
      <Outros codigo={codigo} saldo={info?.saldoPontos} />
    </div>
  );
}
