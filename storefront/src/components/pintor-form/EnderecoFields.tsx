import {useState} from 'react';
import {mayMoveFocus, onlyFilled, useCepLookup} from '../../base/queries/cep';
import {UF_OPTIONS} from './options';
import {MaskedInput, SelectInput, TextInput} from './PintorFields';
import styles from './PintorForm.module.css';
import type {PintorForm} from './pintor-form';

/** The address fields: the postal code first, which fills in the address and moves the focus to the number. */
export function EnderecoFields({form}: {form: PintorForm}) {
  const [notice, setNotice] = useState('Com o CEP preenchemos o resto.');
  const cepLookup = useCepLookup({
    initial: form.values.endCep ?? '',
    onStart: () => setNotice('Buscando o endereço...'),
    onAnswer: answer => {
      setNotice('unavailable' in answer ? answer.unavailable : '');
      if ('found' in answer) {
        const {logradouro, bairro, localidade, uf} = answer.found;
        form.change(onlyFilled({endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf}));
      } else if ('invalid' in answer) form.mark('endCep', answer.invalid);
    },
    moveOn: hasStreet => {
      if (mayMoveFocus(form.ref.current, ['endRua', 'endNumero'])) form.focus(hasStreet ? 'endNumero' : 'endRua');
    },
  });
  return (
    <>
      <MaskedInput
        form={form}
        field="endCep"
        kind="cep"
        autoComplete="postal-code"
        onValue={cepLookup.lookUp}
        onFieldBlur={cepLookup.leave}
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
