import {ApiError} from '@clube/api-client';

/** Why one person cannot score a sale alone, and whether this one is the second. */
export interface SecondCheckRequest {
  excessos: readonly string[];
  /** Who has looked before, if anybody. */
  por: string | undefined;
  podeConfirmar: boolean;
}

/** What the server says of it; undefined when it was refused for another reason. */
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
