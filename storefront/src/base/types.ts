import type {AnswerOf, Row, Schema} from '@clube/api-client';
import type {QueryClient} from '@tanstack/react-query';
import type {Params} from 'react-router-dom';

/** A flag as it travels. */
export type Flag = 0 | 1 | '0' | '1' | boolean | null | undefined;

export function checked(flag: Flag): boolean {
  return flag === 1 || flag === '1' || flag === true;
}

/** The painter's own balance, level and record. */
export type Info = AnswerOf<'/api/sessoes/parceiro/info'>;
export type Pintor = Info['profile'];

/** The painter's prepaid card. */
export type Cartao = NonNullable<Info['cartao']>;

/** A prize as the store shows it; what it costs the programme is for staff. One kept since long ago has no opinions. */
export type Premio = Omit<Row<'/api/premios'>, 'custoReal'> & Partial<Pick<Schema<'PremioDaLoja'>, 'avaliacoes'>>;

/** A scored receipt: `id` is the receipt's, `calculo` shows line by line how the points were calculated. */
export type Pontuacao = Row<'/api/pontuacoes'>;

/** A receipt without points: what became of it, and what was read of it, as far as it was. `total` is in reais. */
export type UnprocessedNota = Row<'/api/pontuacoes/nao-processadas'>;

export type NotaEvent = AnswerOf<'/api/pontuacoes/{id}/linha-do-tempo'>['eventos'][number];

export type Resgate = Row<'/api/resgates'>;

/** One thing that moved in the painter's points, or a receipt that moved nothing (yet): see `tipo`. */
export type Movimento = Row<'/api/pontuacoes/movimentos'>;

/** Points that came together and end together; `restante` is what is left of them. */
export type Lote = Row<'/api/pontuacoes/lotes'>;

/** What the file of a screen may export as `preload`: what a member is shown without scrolling, requested before it is rendered. */
export type Preload = (queryClient: QueryClient, params: Readonly<Params>) => readonly Promise<unknown>[];
