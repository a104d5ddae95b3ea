import {civilDateOf, monthOf} from '@clube/domain';
import {DripEdge, EmptyState} from '@clube/ui';
import {CursosSection} from './cursos/CursosSection';
import styles from './Dashboard.module.css';
import {Figures} from './figures/Figures';
import type {PeriodTexts} from './filter/report-filter';
import {PintoresSection} from './pintores/PintoresSection';
import {usePintores} from './pintores/usePintores';
import {PremiosSection} from './premios/PremiosSection';
import {ProdutosSection} from './produtos/ProdutosSection';
import {ResgatesSection} from './resgates/ResgatesSection';
import {useResgates} from './resgates/useResgates';
import type {TableQuery} from './table/table-calls';
import type {Numeros} from './types';
import type {EarlierNumeros} from './useNumeros';
import {VendasSection} from './vendas/VendasSection';

interface Props {
  numeros: Numeros;
  filter: TableQuery;
  period: PeriodTexts;
  earlier: EarlierNumeros;
  /** The time when the figures were fetched. */
  updatedAt: Date;
}

/** The loaded report: figures at the top, and their rows below. */
export function Content({numeros, filter, period, earlier, updatedAt}: Props) {
  const pintores = usePintores(filter);
  const resgates = useResgates(filter);
  const noPintores = numeros.pintoresCadastrados === 0;
  const ongoing = numeros.totalVendas.at(-1)?.mes === monthOf(civilDateOf(updatedAt));
  return (
    <>
      <div className={styles.hero}>
        {!noPintores && <Figures numeros={numeros} period={period} earlier={earlier} onFollow={pintores.start} />}
      </div>
      <DripEdge className={styles.edge} />
      <div className={styles.screen}>
        {noPintores ? (
          <EmptyState title="Ainda não há pintores nas suas lojas" seed="vitrine da loja">
            Quando um pintor do Clube comprar em uma das suas lojas, ou a escolher como preferida, as vendas aparecem
            aqui.
          </EmptyState>
        ) : (
          <>
            <VendasSection numeros={numeros} ongoing={ongoing} onFollow={pintores.start} />
            <PintoresSection numeros={numeros} pintores={pintores} period={period} />
            <div className={styles.columns}>
              <ProdutosSection produtos={numeros.topProdutos} period={period} />
              <div className={styles.stack}>
                <PremiosSection filter={filter} period={period} onFollow={() => resgates.setSearch('')} />
                <CursosSection filter={filter} period={period} />
              </div>
            </div>
            <ResgatesSection resgates={resgates} period={period} />
          </>
        )}
      </div>
    </>
  );
}
