import {rulesOf} from '@clube/api-client';
import {Campo, CampoSelecao, CampoTexto} from '@clube/ui';
import {useContext, type ReactNode} from 'react';
import {useInput} from 'react-admin';
import {ManifestContext} from '../../manifest/context';
import {sentencaDoErro} from './erro';

interface Props {
  source: string;
  rotulo: string;
  dica?: ReactNode;
  opcional?: boolean;
  className?: string | undefined;
}

/** The last day that a date may be (document 3, section 9). */
const ULTIMO_DIA = '2999-12-31';

/** What the API's declaration of the open resource says of a field, as our own controls take it. */
function useDeclared(source: string): {maxLength?: number; opcional?: boolean} {
  const entity = useContext(ManifestContext)?.rest?.entity;
  const rule = entity && rulesOf(entity)[source];
  return rule ? {opcional: rule.required === undefined, ...(rule.maxLength && {maxLength: rule.maxLength})} : {};
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
  upperCase,
  ...resto
}: Props & {inputMode?: 'decimal' | 'numeric' | 'text'; maxLength?: number; disabled?: boolean; upperCase?: boolean}) {
  const {props, erro} = useEntrada(source);
  const capitals = upperCase && ({style: {textTransform: 'uppercase'}, autoCapitalize: 'characters'} as const);
  return <Campo {...props} {...capitals} {...resto} erro={erro} />;
}

/** A day; it travels as YYYY-MM-DD and is shown as the browser shows days. */
export function EntradaData({source, ...resto}: Props & {min?: string}) {
  const {props, erro} = useEntrada(source);
  const {maxLength: _, ...rest} = props;
  return <Campo type="date" max={ULTIMO_DIA} {...rest} {...resto} erro={erro} />;
}

export function EntradaLonga({source, ...resto}: Props & {maxLength?: number}) {
  const {props, erro} = useEntrada(source);
  return <CampoTexto {...props} {...resto} erro={erro} />;
}

export function EntradaSelecao({
  source,
  ...resto
}: Props & {opcoes: readonly {valor: string; texto: string}[]; vazio?: string}) {
  const {props, erro} = useEntrada(source);
  const {maxLength: _, ...rest} = props;
  return <CampoSelecao {...rest} {...resto} erro={erro} />;
}
