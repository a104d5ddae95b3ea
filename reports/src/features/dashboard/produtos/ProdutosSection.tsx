import {PagedTable, type Column} from '@clube/ui';
import {useMemo, type CSSProperties, type ReactNode} from 'react';
import {formatNumber, reais} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import type {ProdutoRelatorio} from '../types';
import styles from './ShareBar.module.css';

/** A number above a bar with the length of its share (0 to 1) of the largest. */
function ShareBar({share, children}: {share: number; children: ReactNode}) {
  return (
    <span className={styles.share}>
      {children}
      <i style={{'--share': `${Math.max(1, Math.round(share * 100))}%`} as CSSProperties} aria-hidden />
    </span>
  );
}

const EXPORT_COLUMNS: readonly ExportColumn<ProdutoRelatorio>[] = [
  {title: 'Produto', value: ({produto}) => produto},
  {title: 'Quantidade', value: ({qtde}) => qtde},
  {title: 'Total vendido (R$)', value: ({totalVendido}) => totalVendido},
];

/** `largest`: the sales in BRL of the best-selling product, with which the bars are scaled. */
function columns(largest: number): readonly Column<ProdutoRelatorio>[] {
  return [
    {
      key: 'produto',
      title: 'Produto',
      main: true,
      order: ({produto}) => produto,
      cell: ({produto}) => produto,
    },
    {key: 'qtde', title: 'Qtde', numeric: true, order: ({qtde}) => qtde, cell: ({qtde}) => formatNumber(qtde)},
    {
      key: 'totalVendido',
      title: 'Total vendido',
      numeric: true,
      order: ({totalVendido}) => totalVendido,
      cell: ({totalVendido}) => (
        <ShareBar share={largest > 0 ? totalVendido / largest : 0}>{reais(totalVendido)}</ShareBar>
      ),
    },
  ];
}

/** The twenty best-selling products. */
export function ProdutosSection({produtos, period}: {produtos: ProdutoRelatorio[]; period: PeriodTexts}) {
  const produtoColumns = useMemo(
    () => columns(Math.max(0, ...produtos.map(({totalVendido}) => totalVendido))),
    [produtos],
  );
  return (
    <Section
      id="produtos"
      title="Produtos mais vendidos"
      hint={`Os 20 que mais venderam. ${period.whole}.`}
      actions={
        <ExportButtons
          title="Produtos mais vendidos"
          columns={EXPORT_COLUMNS}
          total={produtos.length}
          load={() => produtos}
        />
      }
    >
      <div>
        <PagedTable
          keepsColumns
          caption="Produtos mais vendidos"
          columns={produtoColumns}
          rows={produtos}
          rowKey={({produto}) => produto}
          initialOrder={{key: 'totalVendido', descending: true}}
          initialSize={50}
        />
      </div>
    </Section>
  );
}
