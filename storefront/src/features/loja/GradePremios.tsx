import {mensagemDe} from '@clube/api-client';
import {Botao, Carregando, Falha, VazioIlustrado} from '@clube/ui';
import {useInfiniteQuery} from '@tanstack/react-query';
import {useInfo} from '../../base/info';
import {usePintor} from '../../base/sessao';
import {CartaoPremio} from '../../components/CartaoPremio';
import {consultaLoja} from './api';
import type {FiltrosLoja} from './filtros';
import estilos from './Loja.module.css';

function Vazio({busca, limpar}: {busca: string; limpar: () => void}) {
  return (
    <VazioIlustrado
      titulo={busca ? `Sua busca por "${busca}" não encontrou resultados :(` : 'Nenhum prêmio com estes filtros'}
      semente={`vazio ${busca}`}
      acao={
        <Botao variante="secundario" onClick={limpar}>
          Limpar filtros
        </Botao>
      }
    >
      {busca
        ? 'Por favor, tente outra vez com termos menos específicos.'
        : 'Tire um filtro, ou volte quando tiver mais pontos.'}
    </VazioIlustrado>
  );
}

interface Props {
  filtros: FiltrosLoja;
  tipo?: string | undefined;
  limpar: () => void;
}

/** The prizes that the filters leave, page after page. */
export function GradePremios({filtros, tipo, limpar}: Props) {
  const logado = usePintor() !== undefined;
  const {data: info} = useInfo();
  const consulta = useInfiniteQuery(consultaLoja(filtros, tipo, logado));
  if (consulta.isPending) return <Carregando texto="Buscando..." cartoes={8} />;
  if (consulta.isError) return <Falha mensagem={mensagemDe(consulta.error)} onRetry={() => void consulta.refetch()} />;
  const premios = consulta.data.pages.flatMap(pagina => pagina.rows);
  if (premios.length === 0) return <Vazio busca={filtros.busca} limpar={limpar} />;
  return (
    <>
      <ul className={estilos.grade}>
        {premios.map(premio => (
          <li key={premio.id}>
            <CartaoPremio premio={premio} saldo={info?.saldoPontos} />
          </li>
        ))}
      </ul>
      {consulta.hasNextPage && (
        <Botao
          className={estilos.mais}
          variante="secundario"
          ocupado={consulta.isFetchingNextPage && 'Buscando...'}
          onClick={() => void consulta.fetchNextPage()}
        >
          Mostrar mais prêmios
        </Botao>
      )}
    </>
  );
}
