import {ApiError, client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

type Stored = Schema<'Configuracao'>;

/** What the screen sets, as it is typed. */
export interface Settings {
  bloquearSite: boolean;
  bloquearPontuacao: boolean;
  bloquearResgate: boolean;
  parcelaPintura: string;
}

/** Null while nobody has saved any. */
async function read(signal: AbortSignal): Promise<Stored | null> {
  try {
    return await client.get('/api/configuracoes', {signal});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const useStored = () => useQuery({queryKey: ['configuracoes'], queryFn: ({signal}) => read(signal)});

export const settingsOf = (stored: Stored | null): Settings => ({
  bloquearSite: stored?.bloquearSite ?? false,
  bloquearPontuacao: stored?.bloquearPontuacao ?? false,
  bloquearResgate: stored?.bloquearResgate ?? false,
  parcelaPintura: stored?.parcelaPintura ?? '',
});

/** What of it says something else than what is stored; the rest is not sent, as another person may be setting it. */
export function changesOf(typed: Partial<Settings>, stored: Settings): Partial<Settings> {
  const {parcelaPintura, ...switches} = typed;
  const written = {...switches, ...(parcelaPintura !== undefined && {parcelaPintura: parcelaPintura.trim()})};
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(Object.entries(written).filter(([field, value]) => value !== before.get(field)));
}

export const save = (id: number | undefined, body: Partial<Settings>) =>
  id === undefined
    ? client.post('/api/configuracoes', {body})
    : client.put('/api/configuracoes/{id}', {path: {id}, body});
