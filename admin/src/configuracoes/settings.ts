import {ApiError, client, type Schema} from '@clube/api-client';
import {
  NUMBER_SETTING_NAMES,
  SETTING_DEFAULTS,
  isNumberSetting,
  readGroupedNumber,
  settingError,
  type FieldErrors,
  type NumberSettingName,
} from '@clube/domain';
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

/** Numbers as typed, with thousands separators. */
export type TypedNumbers = Readonly<Record<NumberSettingName, string>>;
export type Typed = Settings & TypedNumbers;

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
  ...numbersOf(stored),
});

const numbersOf = (stored: Stored | null): TypedNumbers =>
  Object.fromEntries(
    NUMBER_SETTING_NAMES.map(name => [name, (stored?.[name] ?? SETTING_DEFAULTS[name]).toLocaleString('pt-BR')]),
  ) as Record<NumberSettingName, string>;

/** The errors of typed numbers. */
export const numberErrors = (values: TypedNumbers): FieldErrors =>
  Object.fromEntries(
    NUMBER_SETTING_NAMES.flatMap(name => {
      const error = settingError(name, readGroupedNumber(values[name]));
      return error === undefined ? [] : [[name, error]];
    }),
  );

/** The settings that differ from the stored ones; others are not sent, as another person may be changing them. */
export function changesOf(typed: Partial<Typed>, stored: Typed): ConfiguracaoChange {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => value !== before.get(name))
      .map(([name, value]) => [name, isNumberSetting(name) ? readGroupedNumber(String(value)) : value]),
  );
}

/** `stored`: the settings that the change is based on. */
export const save = (stored: Stored | null, body: ConfiguracaoChange) =>
  stored === null
    ? client.post('/api/configuracoes', {body})
    : client.put('/api/configuracoes/{id}', {path: {id: stored.id}, body, seen: stored});
