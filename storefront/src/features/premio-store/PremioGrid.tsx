import {messageOf} from '@clube/api-client';
import {Button, LoadingState, FailureState, EmptyState} from '@clube/ui';
import {useInfiniteQuery} from '@tanstack/react-query';
import {CARDS_SEEN} from '../../base/picture-sizes';
import {useInfo} from '../../base/session/info';
import {usePintor} from '../../base/session/session';
import type {Premio} from '../../base/types';
import {useAfterFirstRender} from '../../components/render-later';
import {ShowMore, nextPageOf} from '../../components/list-rows/ShowMore';
import {PremioCard} from '../../components/premio/PremioCard';
import {useWide} from '../../components/useWide';
import {premioStoreQuery} from './api';
import {Toolbar} from './Toolbar';
import {isFiltered, type PremioStoreFilters} from './useFilters';
import styles from './PremioStore.module.css';

/** The first two rows on a desktop; more would load a phone's photos below the fold before the visible ones. */
const FIRST_DRAWN = {desk: 8, phone: 4};

/** The texts of the empty store, by the filter that caused it. */
function emptyText(filters: PremioStoreFilters): {title: string; text: string} {
  const {search, favorites, tags, available} = filters;
  if (!isFiltered(filters))
    return {title: 'Ainda não há prêmios por aqui', text: 'Volte em breve para ver as novidades.'};
  if (search)
    return {
      title: `Sua busca por "${search}" não encontrou resultados :(`,
      text: 'Por favor, tente outra vez com termos menos específicos.',
    };
  if (favorites && tags.length === 0 && !available)
    return {
      title: 'Você ainda não tem favoritos',
      text: 'Toque no coração de um prêmio para guardá-lo aqui, e escolha um deles como o seu objetivo.',
    };
  return {title: 'Nenhum prêmio com estes filtros', text: 'Tire um filtro, ou volte quando tiver mais pontos.'};
}

function NoPremios({filters, clear}: {filters: PremioStoreFilters; clear: () => void}) {
  const {title, text} = emptyText(filters);
  return (
    <EmptyState
      title={title}
      seed={`vazio ${filters.search}`}
      action={
        isFiltered(filters) && (
          <Button variant="secondary" onClick={clear}>
            Limpar filtros
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

interface Props {
  filters: PremioStoreFilters;
  setFilters: (changes: Partial<PremioStoreFilters>) => void;
  tipo?: string | undefined;
  clear: () => void;
}

/** The filtered prizes, page by page, in the chosen order. */
export function PremioGrid({filters, setFilters, tipo, clear}: Props) {
  const loggedIn = usePintor() !== undefined;
  const query = useInfiniteQuery(premioStoreQuery(filters, tipo, loggedIn));
  const total = query.data?.pages[0]?.total;
  return (
    <>
      {(total !== 0 || filters.favorites) && <Toolbar filters={filters} setFilters={setFilters} total={total} />}
      {query.isPending ? (
        <LoadingState text="Buscando..." cards={8} />
      ) : query.data ? (
        <Premios premios={query.data.pages.flatMap(page => page.rows)} filters={filters} clear={clear} />
      ) : (
        <FailureState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      <ShowMore className={styles.more} shown={query.data?.pages.length ?? 0} {...nextPageOf(query)}>
        Mostrar mais prêmios
      </ShowMore>
    </>
  );
}

function Premios({
  premios,
  filters,
  clear,
}: {
  premios: readonly Premio[];
  filters: PremioStoreFilters;
  clear: () => void;
}) {
  const {data: info} = useInfo();
  const later = useAfterFirstRender();
  const drawn = useWide() ? FIRST_DRAWN.desk : FIRST_DRAWN.phone;
  if (premios.length === 0) return <NoPremios filters={filters} clear={clear} />;
  return (
    <ul className={styles.grid}>
      {(later ? premios : premios.slice(0, drawn)).map((premio, i) => (
        <li key={premio.id}>
          <PremioCard premio={premio} saldo={info?.saldoPontos} first={i < CARDS_SEEN} />
        </li>
      ))}
    </ul>
  );
}
