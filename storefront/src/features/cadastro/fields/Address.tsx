import {UFS} from '@clube/domain';
import {useState} from 'react';
import {lookUpCep} from '../../../base/cep';
import type {CadastroForm} from '../cadastro-form';
import styles from '../Cadastro.module.css';
import {MaskedInput, SelectInput, TextInput} from './CadastroFields';

export const UF_OPTIONS = UFS.map(uf => ({value: uf.code, text: `${uf.code} · ${uf.nome}`}));

/** The postal code first: it fills in the rest, and the next thing to type is the number. */
export function Address({form}: {form: CadastroForm}) {
  const [notice, setNotice] = useState('Com o CEP preenchemos o resto.');
  const fillIn = async (cep: string): Promise<void> => {
    setNotice('Buscando o endereço...');
    const answer = await lookUpCep(cep);
    setNotice('unavailable' in answer ? answer.unavailable : '');
    if ('found' in answer) {
      const {logradouro, bairro, localidade, uf} = answer.found;
      form.change({endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf});
      form.focus('endNumero');
    } else if ('invalid' in answer) form.refuse({endCep: answer.invalid});
  };
  return (
    <>
      <MaskedInput form={form} field="endCep" kind="cep" autoComplete="postal-code" onLeft={cep => void fillIn(cep)} />
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
