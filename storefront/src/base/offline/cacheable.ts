import type {Query} from '@tanstack/react-query';

/**
 * The queries that the device caches, by the first part of their key: what the screens show that open offline.
 */
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

/** CPF, addresses and telephones stay on the server: the cached copy has null in their place. */
const PERSONAL =
  /^(cpf|nome|email|telefone|celular|dataNascimento|sexo|end[A-Z]\w*|entrega\w*|enderecoEntrega|indicacao[A-Z]\w*|\w*[lL]ojaPreferida|sobre)$/;
/** A painter's name is shown before any call; names of prizes and levels are nobody's. */
const OF_A_PAINTER = 'saldoPontos';

/** The most characters of one cached answer: a list of years is requested anew. */
const MOST_CHARACTERS = 400_000;

/** Whether the query has an answer of a kind that is cached, whatever became of refetching it. */
export const isCacheable = ({queryKey, state}: Pick<Query, 'queryKey' | 'state'>): boolean =>
  state.data !== undefined && CACHED_QUERIES.has(queryKey[0]);

/** The answer as the device may keep it; undefined when it is too much. */
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
