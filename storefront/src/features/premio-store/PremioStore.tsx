import {formatPontosInWords} from '@clube/domain';
import {LoadingState, classes} from '@clube/ui';
import {favoritosQuery, useFavoritosSettled} from '../../base/queries/premios';
import {hasCartao, useInfo} from '../../base/session/info';
import {CartaoInstructions} from '../../components/cartao/CartaoInstructions';
import {MeuObjetivo} from '../../components/premio/MeuObjetivo';
import type {Preload} from '../../base/types';
import {Page} from '../../components/Page';
import {SearchBox} from '../../components/search-box/SearchBox';
import {isFiltered, readFilters, useFilters} from './useFilters';
import {premioStoreQuery} from './api';
import {Filters} from './Filters';
import {PremioGrid} from './PremioGrid';
import styles from './PremioStore.module.css';
import {BackToTop} from './BackToTop';

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = queryClient => [
  queryClient.infiniteQuery(
    premioStoreQuery(readFilters(new URLSearchParams(window.location.search)), undefined, true),
  ),
  queryClient.query(favoritosQuery),
];

/** The prize store: everyone can look, members see what their balance affords. */
export default function PremioStore({title = 'Loja', tipo}: {title?: string; tipo?: 'credito'}) {
  const {data: info, isLoading, isFetched, failureCount} = useInfo();
  const favoritosSettled = useFavoritosSettled();
  const {filters, setFilters, clear} = useFilters();
  // Content for members is above the prizes.
  if ((isLoading && !isFetched && failureCount === 0) || (!tipo && !favoritosSettled))
    return (
      <Page title={title}>
        <LoadingState text="Buscando..." cards={8} />
      </Page>
    );
  return (
    <Page
      title={title}
      aside={
        info && (
          <span className={styles.saldo}>
            <span className="visually-hidden">Seu saldo:</span> {formatPontosInWords(info.saldoPontos)}
          </span>
        )
      }
    >
      {info && !tipo && !isFiltered(filters) && <MeuObjetivo saldo={info.saldoPontos} className={styles.goal} />}
      {info && tipo && !hasCartao(info) && (
        <div className={styles.notice}>
          <CartaoInstructions title="Seu primeiro crédito leva o cartão até você" />
        </div>
      )}
      <SearchBox label="O que deseja resgatar?" initial={filters.search} onSearch={search => setFilters({search})} />
      <div className={classes(styles.columns, tipo && styles.alone)}>
        {!tipo && <Filters filters={filters} setFilters={setFilters} clear={clear} />}
        <section aria-labelledby="premios">
          <h2 id="premios" className="visually-hidden">
            Prêmios
          </h2>
          <PremioGrid filters={filters} setFilters={setFilters} tipo={tipo} clear={clear} />
        </section>
      </div>
      <BackToTop />
    </Page>
  );
}
