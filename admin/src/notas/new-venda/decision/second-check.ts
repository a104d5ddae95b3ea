import {ApiError} from '@clube/api-client';

/** The refusal of a sale that needs a second person, and whether this user may be the second. */
export interface SecondCheckRequest {
  excessos: readonly string[];
  /** Who has checked the sale before; undefined: nobody. */
  por: string | undefined;
  podeConfirmar: boolean;
}

/** Parses the refusal; undefined if the error has another reason. */
export function readSecondCheck(reason: unknown): SecondCheckRequest | undefined {
  if (!(reason instanceof ApiError) || reason.codigo !== 'SEGUNDA_CONFERENCIA') return undefined;
  const {excessos, conferencia} = reason.body as {
    excessos?: string[];
    conferencia?: {por: string | null; podeConfirmar: boolean};
  };
  return {
    excessos: excessos ?? [],
    por: conferencia?.por ?? undefined,
    podeConfirmar: conferencia?.podeConfirmar === true,
  };
}
