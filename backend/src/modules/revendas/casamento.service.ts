import {BindingScope, inject, injectable} from '@loopback/core';
import {
  escolherProduto,
  formasGtin,
  normalizarGtin,
  semAcento,
  termosDeBusca,
  type CandidatoProduto,
  type Casamento,
  type LinhaLida,
} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {aprenderCodigos, type CodigoConfirmado} from './casamento-aprender';
import {CANDIDATOS} from './casamento.sql';

/** An item line of a receipt; nothing of it is sure to be there. */
export interface LinhaParaCasar extends LinhaLida {
  readonly codigo?: string | null;
  readonly gtin?: string | null;
}

type Linha = CandidatoProduto & {linha: number};

const TEXTO_MAXIMO = 200;

/** Which products the lines of a receipt mean. */
@injectable({scope: BindingScope.SINGLETON})
export class CasamentoService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** In the order of the lines, one statement for all of them. Without the shop's CNPJ its own codes say nothing. */
  async casar(cnpj: string | null, itens: readonly LinhaParaCasar[]): Promise<Casamento[]> {
    if (itens.length === 0) return [];
    const rows = await this.db.query<Linha>(CANDIDATOS, [JSON.stringify(itens.map(paraProcurar)), cnpj]);
    const porLinha = Map.groupBy(rows, ({linha}) => linha);
    return itens.map((item, i) => escolherProduto(item, porLinha.get(i) ?? []));
  }

  /** Keeps what staff confirmed as the shop's own codes; in the caller's transaction. */
  aprender(cnpj: string, confirmados: readonly CodigoConfirmado[]): Promise<void> {
    return aprenderCodigos(this.db, cnpj, confirmados);
  }
}

/** A barcode number may also stand where the shop's code does. */
function paraProcurar({codigo, gtin, nome}: LinhaParaCasar, linha: number) {
  const gtins = [gtin, codigo].map(normalizarGtin).flatMap(forma => (forma ? formasGtin(forma) : []));
  const lida = (nome ?? '').slice(0, TEXTO_MAXIMO);
  return {
    linha,
    codigo: (codigo ?? '').trim().slice(0, TEXTO_MAXIMO),
    gtins,
    ...termosDeBusca(lida),
    lida: semAcento(lida),
  };
}
