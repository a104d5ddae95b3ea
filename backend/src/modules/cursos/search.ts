import {z} from 'zod';
import {flag} from '../../kernel/entities/wire';

const WILD = /^%+|%+$/g;
const text = z.string().max(200);
/** `"massa"`, `"%massa%"` or `{"$like": "%massa%"}`. */
const like = z
  .union([
    text,
    z.strictObject({like: text}).transform(({like: value}) => value),
    z.strictObject({$like: text}).transform(({$like}) => $like),
    z.strictObject({iLike: text}).transform(({iLike}) => iLike),
    z.strictObject({$iLike: text}).transform(({$iLike}) => $iLike),
    z.strictObject({contains: text}).transform(({contains}) => contains),
  ])
  .transform(value => value.replace(WILD, ''));

const chosen = z
  .strictObject({ativo: flag.optional(), nome: like.optional(), categoria: text.optional()})
  .meta({id: 'CondicoesDeCursos'});
const number = z.union([z.int(), z.string().max(10)]);

/**
 * The request body of both course lists: the contract puts the conditions in the body, under the name of the record.
 */
export const searchBody = z
  .strictObject({
    where: z.union([z.strictObject({Curso: chosen}), chosen]).optional(),
    pagina: number.optional(),
    limite: number.optional(),
    itensPorPagina: number.optional(),
    ordernar: text.optional(),
    busca: text.optional(),
    buscar: text.optional(),
  })
  .meta({id: 'BuscaDeCursos'});

export type CursoSearch = z.output<typeof searchBody>;

/** Converts the body to a query of the list engine. */
export function queryOfSearch({where, ...rest}: CursoSearch): Record<string, string> {
  const filters = where && 'Curso' in where ? where.Curso : where;
  const query = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return {
    ...(Object.fromEntries(query) as Record<string, string>),
    ...(filters && {filtros: JSON.stringify(filters)}),
  };
}
