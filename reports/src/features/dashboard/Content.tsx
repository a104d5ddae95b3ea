import {civilDateOf, monthOf} from '@clube/domain';
import {DripEdge, EmptyState} from '@clube/ui';
import {CursosSection} from './cursos/CursosSection';
import styles from './Dashboard.module.css';
import {Figures} from './figures/Figures';
import type {PeriodTexts} from './filter/report-filter';
import {PintoresSection} from './pintores/PintoresSection';
import {usePintorView} from './pintores/usePintorView';
import {PremiosSection} from './premios/PremiosSection';
import {ProdutosSection} from './produtos/ProdutosSection';
import {ResgatesSection} from './resgates/ResgatesSection';
import type {Relatorio} from './types';
import {VendasSection} from './vendas/VendasSection';

interface Props {
  relatorio: Relatorio;
  period: PeriodTexts;
  /** When the figures were fetched. */
  updatedAt: Date;
}

/** The report once it is here: the figures on top, and below them the rows that they come from. */
export function Content({relatorio, period, updatedAt}: Props) {
  const view = usePintorView();
  const noPintores = relatorio.usuariosTotais.length === 0;
  const ongoing = relatorio.totalVendas.at(-1)?.mes === monthOf(civilDateOf(updatedAt));
  return (
    <>
      <div className={styles.hero}>
        {!noPintores && <Figures relatorio={relatorio} period={period} onFollow={view.start} />}
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
            <VendasSection relatorio={relatorio} ongoing={ongoing} />
            <PintoresSection relatorio={relatorio} view={view} period={period} />
            <div className={styles.columns}>
              <ProdutosSection produtos={relatorio.topProdutos} period={period} />
              <div className={styles.stack}>
                <PremiosSection premios={relatorio.premiosResgatados} period={period} />
                <CursosSection pintores={relatorio.usuariosCursos} period={period} />
              </div>
            </div>
            <ResgatesSection resgates={relatorio.resgates} period={period} />
          </>
        )}
      </div>
    </>
  );
}
