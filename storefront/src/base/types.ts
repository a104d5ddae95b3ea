import type {AnswerOf, Row, Schema} from '@clube/api-client';
import type {QueryClient} from '@tanstack/react-query';
import type {Params} from 'react-router-dom';

/** A boolean in any of the forms that the API uses. */
export type Flag = 0 | 1 | '0' | '1' | boolean | null | undefined;

export function checked(flag: Flag): boolean {
  return flag === 1 || flag === '1' || flag === true;
}

/** The painter's balance, level and profile. */
export type Info = AnswerOf<'/api/sessoes/parceiro/info'>;
export type Pintor = Info['profile'];

/** The painter's prepaid card. */
export type Cartao = NonNullable<Info['cartao']>;

/** A prize in the store; without its cost, which is for staff only. Prizes cached long ago have no ratings. */
export type Premio = Omit<Row<'/api/premios'>, 'custoReal'> & Partial<Pick<Schema<'PremioDaLoja'>, 'avaliacoes'>>;

/** A scored receipt: `id` is the receipt's id, `calculo` the calculation of the points line by line. */
export type Pontuacao = Row<'/api/pontuacoes'>;

/** A receipt without points, with its state and the values read so far. `total` in BRL. */
export type UnprocessedNota = Row<'/api/pontuacoes/nao-processadas'>;

export type NotaEvent = AnswerOf<'/api/pontuacoes/{id}/linha-do-tempo'>['eventos'][number];

export type Resgate = Row<'/api/resgates'>;

/** One movement of the painter's points, or a receipt without one (yet): see `tipo`. */
export type Movimento = Row<'/api/pontuacoes/movimentos'>;

/** A lot of points with one expiry date; `restante` are the remaining points. */
export type Lote = Row<'/api/pontuacoes/lotes'>;

/**
 * A screen file's optional export `preload`: requests the data that members see without scrolling, before rendering.
 */
export type Preload = (queryClient: QueryClient, params: Readonly<Params>) => readonly Promise<unknown>[];
