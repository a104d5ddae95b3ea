import {useState} from 'react';
import {lookUpCep} from '@clube/api-client';
import {mayMoveFocus} from '../../base/queries/cep';
import {UF_OPTIONS} from './options';
import {MaskedInput, SelectInput, TextInput} from './PintorFields';
import styles from './PintorForm.module.css';
import type {PintorForm} from './pintor-form';

/** The address fields: the postal code first, which fills in the address and moves the focus to the number. */
export function EnderecoFields({form}: {form: PintorForm}) {
  const [notice, setNotice] = useState('Com o CEP preenchemos o resto.');
  const [lookedUp, setLookedUp] = useState(form.values.endCep);
  const fillIn = async (cep: string): Promise<void> => {
    if (cep === lookedUp) return;
    setLookedUp(cep);
    setNotice('Buscando o endereço...');
    const answer = await lookUpCep(cep);
    setNotice('unavailable' in answer ? answer.unavailable : '');
    if ('found' in answer) {
      const {logradouro, bairro, localidade, uf} = answer.found;
      form.change({endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf});
      // A small town has a single code, so the street stays empty.
      if (mayMoveFocus(form.ref.current, ['endRua', 'endNumero'])) form.focus(logradouro ? 'endNumero' : 'endRua');
    } else if ('invalid' in answer) form.mark('endCep', answer.invalid);
  };
  return (
    <>
      <MaskedInput
        form={form}
        field="endCep"
        kind="cep"
        autoComplete="postal-code"
        onFieldBlur={cep => void fillIn(cep)}
      />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <TextInput form={form} field="endRua" autoComplete="address-line1" className={styles.fullWidth} />
      <TextInput form={form} field="endNumero" />
      <TextInput form={form} field="endComplemento" optional autoComplete="address-line2" />
      <TextInput form={form} field="endBairro" autoComplete="address-level3" />
      <TextInput form={form} field="endCidade" autoComplete="address-level2" />
      <SelectInput form={form} field="endEstado" options={UF_OPTIONS} />
    </>
  );
}
