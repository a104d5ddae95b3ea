import {ApiError} from '@clube/api-client';

/** The excess of one product over the quota of the sale's network. */
interface CotaExcess {
  codProduto: string;
  produto: string;
  qtde: number;
  /** The remaining quota before the sale; negative if more was scored already. */
  qtdAf: number;
  excesso: number;
}

/** The refusal of a sale beyond its network's quota, and whether it can be confirmed. */
export interface CotaRequest {
  erro: string;
  produtos: readonly CotaExcess[];
  podeConfirmar: boolean;
}

/** Parses the refusal; undefined if the error has another reason. */
export function readCotaExceeded(reason: unknown): CotaRequest | undefined {
  if (!(reason instanceof ApiError) || reason.codigo !== 'COTA_DA_REDE') return undefined;
  const {produtos, podeConfirmar} = reason.body as Partial<CotaRequest>;
  return {erro: reason.erro, produtos: produtos ?? [], podeConfirmar: podeConfirmar === true};
}
