import type {Query} from '@tanstack/react-query';

/**
 * What the device keeps of what was asked, by the first word of its key: what the screens show that open without a
 * connection.
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
]);

/** CPF, addresses and telephones stay on the server: what is kept has null in their place. */
const PERSONAL =
  /^(cpf|nome|email|telefone|celular|dataNascimento|sexo|end[A-Z]\w*|entrega\w*|enderecoEntrega|indicacao[A-Z]\w*|\w*[lL]ojaPreferida|sobre)$/;
/** A painter's name is shown before anything is asked; names of prizes and levels are nobody's. */
const OF_A_PAINTER = 'saldoPontos';

/** How many characters of one answer are kept at the most: a list of years is asked for anew. */
const MOST_CHARACTERS = 400_000;

/** Whether there is an answer of a kind that is kept, whatever became of asking for it anew. */
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
