import {ApiError, client, type Schema} from '@clube/api-client';
import {LIMIT_DEFAULTS, LIMIT_SETTING_NAMES, formatPontos, ungrouped, type LimitSetting} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';

type Stored = Schema<'Configuracao'>;
type ConfiguracaoChange = Schema<'ConfiguracaoNova'>;

/** The settings of the screen, as typed. */
interface Settings {
  bloquearSite: boolean;
  bloquearPontuacao: boolean;
  bloquearResgate: boolean;
  parcelaPintura: string;
}

/** The limits of what one staff user may do alone, as typed: points with thousands separators. */
export type TypedLimits = Readonly<Record<LimitSetting, string>>;
export type Typed = Settings & TypedLimits;

/** Null if no settings were ever saved. */
async function read(signal: AbortSignal): Promise<Stored | null> {
  try {
    return await client.get('/api/configuracoes', {signal});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const useSettingsQuery = () => useQuery({queryKey: ['configuracoes'], queryFn: ({signal}) => read(signal)});

export const settingsOf = (stored: Stored | null): Typed => ({
  bloquearSite: stored?.bloquearSite ?? false,
  bloquearPontuacao: stored?.bloquearPontuacao ?? false,
  bloquearResgate: stored?.bloquearResgate ?? false,
  parcelaPintura: stored?.parcelaPintura ?? '',
  ...limitsOf(stored),
});

const limitsOf = (stored: Stored | null): TypedLimits =>
  Object.fromEntries(
    LIMIT_SETTING_NAMES.map(name => [name, formatPontos(stored?.[name] ?? LIMIT_DEFAULTS[name])]),
  ) as Record<LimitSetting, string>;

const isLimit = (name: string): name is LimitSetting => LIMIT_SETTING_NAMES.some(limit => limit === name);

/** Parses a typed limit; undefined if it is not a number from 0. */
export function readLimit(text: string): number | undefined {
  const digits = ungrouped(text.trim());
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

/** The settings that differ from the stored ones; others are not sent, as another person may be changing them. */
export function changesOf(typed: Partial<Typed>, stored: Typed): ConfiguracaoChange {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => value !== before.get(name))
      .map(([name, value]) => [name, isLimit(name) ? readLimit(String(value)) : value]),
  );
}

export const save = (id: number | undefined, body: ConfiguracaoChange) =>
  id === undefined
    ? client.post('/api/configuracoes', {body})
    : client.put('/api/configuracoes/{id}', {path: {id}, body});
