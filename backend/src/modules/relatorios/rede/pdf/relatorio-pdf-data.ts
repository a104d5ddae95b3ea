import type {CivilDate} from '@clube/domain';
import type {TaxaSucessoService} from '../../../mensuracao';
import type {MonthTotals} from '../meses.service';
import type {RelatorioRedeService} from '../relatorio-rede.service';

type Rows<M extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<M>>;

export interface MonthPdfData extends MonthTotals {
  /** The total of the same month a year before. */
  yearBefore: number;
}

/** All data of the document; amounts in BRL. */
export interface RelatorioPdfData {
  /** Null for all networks. */
  rede: string | null;
  dataCadastro: CivilDate | null;
  /** 2026-09 */
  mes: string;
  /** The last day included, while the month is not over. */
  until: CivilDate | null;
  geradoEm: Date;
  valorPonto: number;
  percentualTaxa: number;
  revendas: number;
  ufs: string[];
  resgates: number;
  pintores: number;
  /** The report's own month is the last one. */
  meses: MonthPdfData[];
  /** All networks; the row without a network is last. */
  redes: Rows<RelatorioRedeService['read']>;
  lojas: {loja: string; cidade: string; pontos: number; aPagar: number}[];
  produtos: Rows<TaxaSucessoService['read']>;
}
