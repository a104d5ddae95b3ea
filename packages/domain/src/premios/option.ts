import {digitsOnly} from '../documents/mask.js';
import {isValidCelular, formatTelefone} from '../documents/contact/telefone.js';
import {optionFields, type OptionField, type PremioOption, type PremioWithOption} from './option-fields.js';

const MAX_NAME = 100;

/** The error message, or the note for the order and whether the 220V price applies. */
export type ValidatedOption =
  | {readonly erro: string}
  | {
      readonly obs: string;
      readonly usesAlternative: boolean;
      /** The chosen options by field; other properties of the request are dropped. */
      readonly opcao: Readonly<PremioOption>;
    };

/** Whether the value is one of the prize's options or, for free text, a valid text. */
export function acceptsOption({field, values}: OptionField, value: string): boolean {
  if (values) return values.includes(value);
  if (field === 'celular') return isValidCelular(value);
  // A full name has at least two words.
  return value.length <= MAX_NAME && /\p{L}\s+\p{L}/u.test(value);
}

function chosenValue(option: unknown, {field}: OptionField, single: boolean): string {
  if (single && (typeof option === 'string' || typeof option === 'number')) return typedText(field, option);
  if (typeof option !== 'object' || option === null) return '';
  return typedText(field, (option as Record<string, unknown>)[field]);
}

function typedText(field: keyof PremioOption, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return field === 'gramagem' && /^\d+$/.test(text) ? `${text}#` : text;
}

/** The note stored with the order: the chosen options as text. */
function noteOf(choices: readonly (readonly [OptionField, string])[]): string {
  return choices
    .map(([{field, label}, value]) => {
      if (field === 'celular') return formatTelefone(digitsOnly(value));
      return field === 'voltagem' || field === 'gramagem' || field === 'operadora' ? value : `${label} ${value}`;
    })
    .join(' - ');
}

/**
 * Validates the chosen options against those of the prize. A prize with a single option field also accepts the bare value
 * (`"220V"`, `42`, `"80#"`). Options that the prize does not have are left out of the note.
 */
export function validateOption(premio: PremioWithOption, option: unknown, hasCartao = false): ValidatedOption {
  const fields = optionFields(premio, hasCartao);
  const choices = fields.map(field => [field, chosenValue(option, field, fields.length === 1)] as const);
  const missing = choices.find(([field, value]) => !acceptsOption(field, value));
  if (missing) return {erro: missing[0].message};
  const usesAlternative = choices.some(([{field}, value]) => field === 'voltagem' && value === '220V');
  const opcao: PremioOption = Object.fromEntries(choices.map(([{field}, value]) => [field, value]));
  return {obs: noteOf(choices), usesAlternative, opcao};
}
