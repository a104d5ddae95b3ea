import {
  ENDERECO_ENTREGA_FIELDS,
  UFS,
  firstError,
  hasErrors,
  validateEnderecoEntrega,
  type FieldErrors,
  type EntregaFieldName,
} from '@clube/domain';
import {Field, MaskedField, SelectField, notify} from '@clube/ui';
import {useRef, useState, type SubmitEvent} from 'react';
import {lookUpCep, mayLeadOn} from '../../../base/cep';
import type {Endereco} from './endereco';
import styles from '../Premio.module.css';

const UF_OPTIONS = UFS.map(uf => ({value: uf.code, text: `${uf.code} · ${uf.nome}`}));

interface Props {
  id: string;
  initial: Endereco;
  onDone: (endereco: Endereco) => void;
}

/** Where the prize goes. All of it is required; the postal code comes first and fills in what it knows. */
export function EnderecoForm({id, initial, onDone}: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [endereco, setEndereco] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  const change = (changes: Partial<Endereco>): void => {
    setEndereco(previous => ({...previous, ...changes}));
    setErrors(previous => Object.fromEntries(Object.entries(previous).filter(([field]) => !(field in changes))));
  };
  const fillIn = async (): Promise<void> => {
    if (endereco.entregaCep.length !== 8 || endereco.entregaCep === initial.entregaCep) return;
    const answer = await lookUpCep(endereco.entregaCep);
    if ('found' in answer) {
      const {logradouro, bairro, localidade, uf} = answer.found;
      change({entregaRua: logradouro, entregaBairro: bairro, entregaCidade: localidade, entregaEstado: uf});
      if (mayLeadOn(ref.current, ['entregaNumero', 'entregaRua'])) focus('entregaNumero');
    } else if ('invalid' in answer) setErrors(previous => ({...previous, entregaCep: answer.invalid}));
    else notify.info(answer.unavailable);
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = validateEnderecoEntrega({...endereco});
    setErrors(next);
    if (!hasErrors(next)) return onDone(endereco);
    notify.error(firstError(next) ?? '');
    focus(Object.keys(next)[0] ?? '');
  };
  const textField = (field: EntregaFieldName, wide = false) => (
    <Field
      label={ENDERECO_ENTREGA_FIELDS[field].label}
      name={field}
      maxLength={ENDERECO_ENTREGA_FIELDS[field].max}
      value={endereco[field]}
      error={errors[field]}
      className={wide ? styles.fullWidth : undefined}
      onChange={event => change({[field]: event.target.value})}
    />
  );
  return (
    <form id={id} ref={ref} className={styles.endereco} onSubmit={send} noValidate>
      <MaskedField
        label={ENDERECO_ENTREGA_FIELDS.entregaCep.label}
        name="entregaCep"
        kind="cep"
        value={endereco.entregaCep.replace(/\D/g, '')}
        onValueChange={entregaCep => change({entregaCep})}
        onBlur={() => void fillIn()}
        error={errors['entregaCep']}
      />
      {textField('entregaNumero')}
      {textField('entregaRua', true)}
      {textField('entregaComplemento')}
      {textField('entregaBairro')}
      {textField('entregaCidade')}
      <SelectField
        label={ENDERECO_ENTREGA_FIELDS.entregaEstado.label}
        name="entregaEstado"
        empty="Selecione"
        options={UF_OPTIONS}
        value={endereco.entregaEstado}
        error={errors['entregaEstado']}
        onChange={event => change({entregaEstado: event.target.value})}
      />
      {textField('entregaNome', true)}
    </form>
  );
}
