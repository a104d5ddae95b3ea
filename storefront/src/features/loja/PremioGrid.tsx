import {messageOf} from '@clube/api-client';
import {Button, LoadingState, FailureState, EmptyState} from '@clube/ui';
import {useInfiniteQuery} from '@tanstack/react-query';
import {useInfo} from '../../base/session/info';
import {usePintor} from '../../base/session/session';
import {PremioCard} from '../../components/premio/PremioCard';
import {lojaQuery} from './api';
import type {LojaFilters} from './useFilters';
import styles from './Loja.module.css';

function NoPremios({search, clear}: {search: string; clear: () => void}) {
  return (
    <EmptyState
      title={search ? `Sua busca por "${search}" não encontrou resultados :(` : 'Nenhum prêmio com estes filtros'}
      seed={`vazio ${search}`}
      action={
        <Button variant="secondary" onClick={clear}>
          Limpar filtros
        </Button>
      }
    >
      {search
        ? 'Por favor, tente outra vez com termos menos específicos.'
        : 'Tire um filtro, ou volte quando tiver mais pontos.'}
    </EmptyState>
  );
}

interface Props {
  filters: LojaFilters;
  tipo?: string | undefined;
  clear: () => void;
}

/** The prizes that the filters leave, page after page. */
export function PremioGrid({filters, tipo, clear}: Props) {
  const loggedIn = usePintor() !== undefined;
  const {data: info} = useInfo();
  const query = useInfiniteQuery(lojaQuery(filters, tipo, loggedIn));
  if (query.isPending) return <LoadingState text="Buscando..." cards={8} />;
  if (query.isError) return <FailureState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const premios = query.data.pages.flatMap(page => page.rows);
  if (premios.length === 0) return <NoPremios search={filters.search} clear={clear} />;
  return (
    <>
      <ul className={styles.grid}>
        {premios.map(premio => (
          <li key={premio.id}>
            <PremioCard premio={premio} saldo={info?.saldoPontos} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={styles.more}
          variant="secondary"
          busy={query.isFetchingNextPage && 'Buscando...'}
          onClick={() => void query.fetchNextPage()}
        >
          Mostrar mais prêmios
        </Button>
      )}
    </>
  );
}
