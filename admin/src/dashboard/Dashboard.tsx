import {mensagemDe} from '@clube/api-client';
import {Carregando, Falha} from '@clube/ui';
import {Pagina} from '../components/Pagina';
import {Cartoes} from './Cartoes';
import estilos from './Dashboard.module.css';
import {useDashboard} from './dados';
import {PINTORES, PRODUTOS, REVENDAS_INDICAM, REVENDAS_PONTUADAS} from './colunas';
import {TabelaTopo} from './TabelaTopo';

/** How the programme is doing: five figures and the four tables of twenty. */
export default function Dashboard() {
  const {data, error, refetch} = useDashboard();
  return (
    <Pagina titulo="Dashboard">
      {error && <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Carregando linhas={10} />}
      {data && (
        <>
          <Cartoes dados={data} />
          <div className={estilos.tabelas}>
            <TabelaTopo titulo="Top 20 pintores pontuados" colunas={PINTORES} linhas={data.topParceirosPontuados} />
            <TabelaTopo
              titulo="Top 20 revendas pontuadas"
              colunas={REVENDAS_PONTUADAS}
              linhas={data.topRevendasPontuadas}
            />
            <TabelaTopo titulo="Top 20 produtos pontuados" colunas={PRODUTOS} linhas={data.topProdutosVendidos} />
            <TabelaTopo
              titulo="Top 20 cadastros por revenda"
              colunas={REVENDAS_INDICAM}
              linhas={data.topRevendasQueIndicam}
            />
          </div>
        </>
      )}
    </Pagina>
  );
}
