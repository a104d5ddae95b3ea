import {Campo, CampoSelecao, CampoTexto} from '@clube/ui';
import type {ReactNode} from 'react';
import {useInput} from 'react-admin';
import {sentencaDoErro} from './erro';

interface Props {
  source: string;
  rotulo: string;
  dica?: ReactNode;
  opcional?: boolean;
  className?: string | undefined;
}

/** The value of a form's field and what is wrong with it, as our own controls take them. */
function useEntrada(source: string) {
  const {field, fieldState} = useInput({
    source,
    format: (valor: unknown) => valor ?? '',
    parse: (valor: unknown) => valor,
  });
  const {onChange, onBlur, ref, name} = field;
  return {
    props: {value: String(field.value), onChange, onBlur, ref, name},
    erro: sentencaDoErro(fieldState.error?.message),
  };
}

export function EntradaTexto({
  source,
  inputMode,
  maxLength,
  disabled,
  ...resto
}: Props & {inputMode?: 'decimal' | 'numeric' | 'text'; maxLength?: number; disabled?: boolean}) {
  const {props, erro} = useEntrada(source);
  return <Campo {...resto} {...props} erro={erro} inputMode={inputMode} maxLength={maxLength} disabled={disabled} />;
}

export function EntradaLonga({source, ...resto}: Props & {maxLength?: number}) {
  const {props, erro} = useEntrada(source);
  return <CampoTexto {...resto} {...props} erro={erro} />;
}

export function EntradaSelecao({
  source,
  ...resto
}: Props & {opcoes: readonly {valor: string; texto: string}[]; vazio?: string}) {
  const {props, erro} = useEntrada(source);
  return <CampoSelecao {...resto} {...props} erro={erro} />;
}
