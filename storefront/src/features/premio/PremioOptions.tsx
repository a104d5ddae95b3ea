import {acceptsOption, optionFields, unitPrice, formatPontosInWords, type PremioOption} from '@clube/domain';
import {Field, MaskedField, RadioGroup} from '@clube/ui';
import type {Premio} from '../../base/types';

interface Props {
  premio: Premio;
  option: PremioOption;
  hasCartao: boolean;
  /** The error message of the missing choice. */
  error: string | undefined;
  onValueChange: (option: PremioOption) => void;
  /** Called with the error message when a field loses the focus with an invalid value. */
  onRefuse: (message: string) => void;
}

/** Shows each voltage's price if they differ. */
function voltagemText(premio: Premio, value: string): string {
  const differs = premio.pontosAlternativo && premio.pontosAlternativo !== premio.pontosWeb;
  return differs ? `${value} · ${formatPontosInWords(unitPrice(premio, value === '220V'))}` : value;
}

/** The choices for a prize of this type: sizes, grit, voltage, operator and cell phone, full name. */
export function PremioOptions({premio, option, hasCartao, error, onValueChange, onRefuse}: Props) {
  const fields = optionFields({tipo: premio.tipo, codigo: premio.codigo}, hasCartao);
  return fields.map(each => {
    const {field, label, values, message} = each;
    const value = option[field] ?? '';
    const fieldError = error === message && !value ? error : undefined;
    const change = (next: string): void => onValueChange({...option, [field]: next});
    if (values)
      return (
        <RadioGroup
          key={field}
          label={label}
          name={field}
          value={value}
          onValueChange={change}
          error={fieldError}
          options={values.map(v => ({value: v, text: field === 'voltagem' ? voltagemText(premio, v) : v}))}
        />
      );
    const textError = error === message ? error : undefined;
    const left = (): void => {
      if (value && !acceptsOption(each, value)) onRefuse(message);
    };
    if (field === 'celular')
      return (
        <MaskedField
          key={field}
          label={label}
          name={field}
          kind="celular"
          value={value}
          onValueChange={change}
          onBlur={left}
          error={textError}
        />
      );
    return (
      <Field
        key={field}
        label={label}
        name={field}
        value={value}
        autoComplete="name"
        maxLength={100}
        error={textError}
        onBlur={left}
        onChange={event => change(event.target.value)}
      />
    );
  });
}
