import type {CivilDate} from '@clube/domain';
import type {TaxaSucessoService} from '../../../mensuracao';
import type {MonthTotals} from '../meses.service';
import type {RelatorioRedeService} from '../relatorio-rede.service';

type Rows<M extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<M>>;

export interface MonthPdfData extends MonthTotals {
  /** The total of the same month, a year before. */
  yearBefore: number;
}

/** All that the report of a month is drawn from; amounts in BRL. */
export interface RelatorioPdfData {
  /** Null: all networks. */
  rede: string | null;
  dataCadastro: CivilDate | null;
  /** 2026-09 */
  mes: string;
  /** The day until which it counts, while the month is not over. */
  until: CivilDate | null;
  geradoEm: Date;
  valorPonto: number;
  percentualTaxa: number;
  revendas: number;
  ufs: string[];
  resgates: number;
  pintores: number;
  /** The report's own month is the last. */
  meses: MonthPdfData[];
  /** Of all networks, the row without network last. */
  redes: Rows<RelatorioRedeService['read']>;
  lojas: {loja: string; cidade: string; pontos: number; aPagar: number}[];
  produtos: Rows<TaxaSucessoService['read']>;
}
