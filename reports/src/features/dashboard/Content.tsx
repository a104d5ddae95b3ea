import {formatCnpj, formatDateOf, cnpjRoot} from '@clube/domain';
import {DripEdge, EmptyState} from '@clube/ui';
import {useEffect} from 'react';
import {useLocation} from 'react-router-dom';
import type {UsuarioRelatorio} from '../../base/session';
import {CursosSection} from './cursos/CursosSection';
import styles from './Dashboard.module.css';
import {Figures} from './figures/Figures';
import {PintoresSection} from './pintores/PintoresSection';
import {usePintorView} from './pintores/usePintorView';
import {PremiosSection} from './premios/PremiosSection';
import {ProdutosSection} from './produtos/ProdutosSection';
import {ResgatesSection} from './resgates/ResgatesSection';
import type {Relatorio} from './types';
import {VendasSection} from './vendas/VendasSection';

/** Goes to the section that the address names, and takes the focus along, each time that a link to it is followed. */
function useHashTarget(): void {
  const {hash, key} = useLocation();
  useEffect(() => {
    if (!hash) return;
    const heading = document.getElementById(hash.slice(1));
    heading?.focus({preventScroll: true});
    heading?.scrollIntoView();
  }, [hash, key]);
}

interface Props {
  relatorio: Relatorio;
  revenda: UsuarioRelatorio;
  /** When the figures were fetched. */
  updatedAt: Date;
}

/** The report once it is here: the figures on top, and below them the rows that they come from. */
export function Content({relatorio, revenda, updatedAt}: Props) {
  const view = usePintorView();
  useHashTarget();
  const noPintores = relatorio.usuariosTotais.length === 0;
  return (
    <main>
      <div className={styles.hero}>
        <div className={styles.top}>
          <h1>{revenda.nome}</h1>
          <p>
            Todas as lojas do CNPJ {formatCnpj(cnpjRoot(revenda.cnpj))}. Dados de {formatDateOf(updatedAt)}.
          </p>
        </div>
        {!noPintores && <Figures relatorio={relatorio} onFollow={view.start} />}
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
            <VendasSection relatorio={relatorio} />
            <PintoresSection relatorio={relatorio} view={view} />
            <div className={styles.columns}>
              <ProdutosSection produtos={relatorio.topProdutos} />
              <div className={styles.stack}>
                <PremiosSection premios={relatorio.premiosResgatados} />
                <CursosSection pintores={relatorio.usuariosCursos} />
              </div>
            </div>
            <ResgatesSection resgates={relatorio.resgates} />
          </>
        )}
      </div>
    </main>
  );
}
