import type {Query} from '@tanstack/react-query';

/** The first parts of the keys of cached queries: those of the screens that open offline. */
const CACHED_QUERIES: ReadonlySet<unknown> = new Set([
  'info',
  'premios',
  'premio',
  'tags',
  'pontuacoes',
  'nao-processadas',
  'codigos',
  'treinamentos',
  'resgates',
  'movimentos',
  'lotes',
  'produtos',
  'favoritos',
  'cartao',
  'niveis',
  'niveis-situacao',
  'avisos',
  'cursos',
]);

/** Fields that are cached as null: CPF, addresses and telephones must stay on the server. */
const PERSONAL =
  /^(cpf|nome|email|telefone|celular|dataNascimento|sexo|end[A-Z]\w*|entrega\w*|enderecoEntrega|indicacao[A-Z]\w*|\w*[lL]ojaPreferida|sobre)$/;
/**
 * Objects with this field are painters, of whose name only the first name is cached. Names of prizes and levels are not
 * personal.
 */
const OF_A_PAINTER = 'saldoPontos';

/** The maximum size of one cached response, characters: lists of many years are not cached. */
const MOST_CHARACTERS = 400_000;

/** Whether the query is of a cached kind and has data, even if refetching it failed. */
export const isCacheable = ({queryKey, state}: Pick<Query, 'queryKey' | 'state'>): boolean =>
  state.data !== undefined && CACHED_QUERIES.has(queryKey[0]);

/** The response without personal data; undefined if it is too large. */
export function cacheableCopy(data: unknown): unknown {
  const text = JSON.stringify(data, function (this: object, name: string, value: unknown) {
    if (!PERSONAL.test(name)) return value;
    return name === 'nome' && (!(OF_A_PAINTER in this) || typeof value !== 'string')
      ? value
      : name === 'nome'
        ? (value as string).trim().split(/\s+/)[0]
        : null;
  }) as string | undefined;
  return text === undefined || text.length > MOST_CHARACTERS ? undefined : (JSON.parse(text) as unknown);
}
