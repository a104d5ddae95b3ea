import {
  ENDERECO_ENTREGA_FIELDS,
  INVALID_CEP,
  firstError,
  hasErrors,
  validateEnderecoEntrega,
  type FieldErrors,
  type EntregaFieldName,
} from '@clube/domain';
import {Button, Field, MaskedField, SelectField, notify, selectRefused} from '@clube/ui';
import {useRef, useState, type SubmitEvent} from 'react';
import {mayMoveFocus, onlyFilled, useCepLookup} from '../../../base/queries/cep';
import {UF_OPTIONS} from '../../../components/pintor-form/options';
import type {Endereco} from './endereco';
import styles from '../Premio.module.css';

/** Fills the required field of an address that has none (0-rules, 11). */
const NO_COMPLEMENTO = 'Sem complemento';

interface Props {
  id: string;
  value: Endereco;
  onValueChange: (endereco: Endereco) => void;
  onDone: () => void;
}

/** The delivery address. All fields are required; the postal code comes first and fills in the address. */
export function EnderecoForm({id, value: endereco, onValueChange, onDone}: Props) {
  const ref = useRef<HTMLFormElement>(null);
  // Fields may be edited during the look-up, so its result is merged with their current values.
  const current = useRef(endereco);
  const [unknownCep, setUnknownCep] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  const change = (changes: Partial<Endereco>): void => {
    current.current = {...current.current, ...changes};
    onValueChange(current.current);
    setErrors(previous => Object.fromEntries(Object.entries(previous).filter(([field]) => !(field in changes))));
  };
  const problems = (): FieldErrors => ({
    ...(unknownCep && unknownCep === endereco.entregaCep && {entregaCep: INVALID_CEP}),
    ...validateEnderecoEntrega({...endereco}),
  });
  const mark = (field: EntregaFieldName, error: string): void => setErrors(previous => ({...previous, [field]: error}));
  const cepLookup = useCepLookup({
    initial: endereco.entregaCep,
    onAnswer: (answer, cep) => {
      if ('found' in answer) {
        const {logradouro, bairro, localidade, uf} = answer.found;
        const found = {entregaRua: logradouro, entregaBairro: bairro, entregaCidade: localidade, entregaEstado: uf};
        change(onlyFilled(found));
      } else if ('invalid' in answer) {
        setUnknownCep(cep);
        mark('entregaCep', answer.invalid);
      } else notify.info(answer.unavailable);
    },
    moveOn: hasStreet => {
      if (mayMoveFocus(ref.current, ['entregaNumero', 'entregaRua'])) focus(hasStreet ? 'entregaNumero' : 'entregaRua');
    },
  });
  /** Validates a field on blur; an empty one only on submit. Returns whether it is valid. */
  const check = (field: EntregaFieldName): boolean => {
    const error = endereco[field].trim() ? problems()[field] : undefined;
    if (error) mark(field, error);
    return !error && endereco[field] !== '';
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = problems();
    setErrors(next);
    if (!hasErrors(next)) return onDone();
    notify.error(firstError(next) ?? '');
    focus(Object.keys(next)[0] ?? '');
  };
  const textField = (field: EntregaFieldName, wide = false) => (
    <Field
      label={ENDERECO_ENTREGA_FIELDS[field].label}
      name={field}
      value={endereco[field]}
      error={errors[field]}
      className={wide ? styles.fullWidth : undefined}
      onFocus={selectRefused}
      onBlur={() => check(field)}
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
        onValueChange={entregaCep => {
          change({entregaCep});
          cepLookup.lookUp(entregaCep);
        }}
        onFocus={selectRefused}
        onBlur={() => {
          if (check('entregaCep')) cepLookup.leave(endereco.entregaCep);
        }}
        error={errors['entregaCep']}
      />
      {textField('entregaNumero')}
      {textField('entregaRua', true)}
      <div className={styles.complemento}>
        {textField('entregaComplemento')}
        {endereco.entregaComplemento.trim() === '' && (
          <Button variant="text" small onClick={() => change({entregaComplemento: NO_COMPLEMENTO})}>
            {NO_COMPLEMENTO}
          </Button>
        )}
      </div>
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
