import {ApiError} from '@clube/api-client';

/** What of a product lies beyond the quota of the sale's network. */
interface CotaExcess {
  codProduto: string;
  produto: string;
  qtde: number;
  /** What was left before the sale; negative where more was scored already. */
  qtdAf: number;
  excesso: number;
}

/** A sale beyond its network's quota, and whether it may be scored all the same. */
export interface CotaRequest {
  erro: string;
  produtos: readonly CotaExcess[];
  podeConfirmar: boolean;
}

/** What the server says of it; undefined when it was refused for another reason. */
export function readCotaExceeded(reason: unknown): CotaRequest | undefined {
  if (!(reason instanceof ApiError) || reason.codigo !== 'COTA_DA_REDE') return undefined;
  const {produtos, podeConfirmar} = reason.body as Partial<CotaRequest>;
  return {erro: reason.erro, produtos: produtos ?? [], podeConfirmar: podeConfirmar === true};
}
