import {COMO_FICOU_SABENDO_CADASTRO, PINTOR_ALREADY_REGISTERED, SEXES, UFS} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {useId, useState} from 'react';
import {lookUpCep} from '../../base/cep';
import {revendasQuery, isCpfRegistered, indicacaoRefusal} from './api';
import styles from './Cadastro.module.css';
import {MaskedInput, SelectInput, PasswordInput, TextInput, refuseField} from './CadastroFields';
import type {CadastroForm} from './cadastro-form';

const UF_OPTIONS = UFS.map(uf => ({value: uf.code, text: `${uf.code} · ${uf.nome}`}));
const SEXO_OPTIONS = SEXES.map(({value, label}) => ({value, text: label}));
const HEARD_FROM_OPTIONS = COMO_FICOU_SABENDO_CADASTRO.map(value => ({
  value,
  text: value === 'Radio' ? 'Rádio' : value,
}));

export function PersonalData({form}: {form: CadastroForm}) {
  const checkCpf = async (cpf: string): Promise<void> => {
    if (await isCpfRegistered(cpf)) refuseField(form, 'cpf', PINTOR_ALREADY_REGISTERED);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Seus dados</legend>
      <TextInput form={form} field="nome" autoComplete="name" className={styles.fullWidth} />
      <MaskedInput form={form} field="cpf" kind="cpf" onLeft={cpf => void checkCpf(cpf)} />
      <MaskedInput form={form} field="dataNascimento" kind="data" autoComplete="bday" />
      <MaskedInput form={form} field="celular" kind="celular" autoComplete="tel-national" />
      <MaskedInput form={form} field="telefone" kind="telefone" optional />
      <TextInput form={form} field="email" type="email" autoComplete="email" inputMode="email" />
      <SelectInput form={form} field="sexo" optional options={SEXO_OPTIONS} />
      <PasswordInput form={form} field="senha" />
      <PasswordInput form={form} field="confirmarSenha" />
    </fieldset>
  );
}

export function Endereco({form}: {form: CadastroForm}) {
  const [notice, setNotice] = useState('Com o CEP preenchemos o resto.');
  const fillIn = async (cep: string): Promise<void> => {
    setNotice('Buscando o endereço...');
    const answer = await lookUpCep(cep);
    setNotice('unavailable' in answer ? answer.unavailable : '');
    if ('found' in answer) {
      const {logradouro, bairro, localidade, uf} = answer.found;
      form.change({endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf});
      form.focus('endNumero');
    } else if ('invalid' in answer) refuseField(form, 'endCep', answer.invalid);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Onde entregamos seus prêmios</legend>
      <MaskedInput form={form} field="endCep" kind="cep" autoComplete="postal-code" onLeft={cep => void fillIn(cep)} />
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <TextInput form={form} field="endRua" autoComplete="address-line1" className={styles.fullWidth} />
      <TextInput form={form} field="endNumero" inputMode="numeric" />
      <TextInput form={form} field="endComplemento" optional autoComplete="address-line2" />
      <TextInput form={form} field="endBairro" autoComplete="address-level3" />
      <TextInput form={form} field="endCidade" autoComplete="address-level2" />
      <SelectInput form={form} field="endEstado" options={UF_OPTIONS} />
    </fieldset>
  );
}

export function LojaAndIndicacao({form}: {form: CadastroForm}) {
  const lojasId = useId();
  const {data: lojas = []} = useQuery(revendasQuery);
  const checkIndicacao = async (codigo: string): Promise<void> => {
    const refusal = await indicacaoRefusal(codigo.trim());
    if (refusal) refuseField(form, 'indicacao', refusal);
  };
  return (
    <fieldset className={styles.section}>
      <legend>Loja e indicação</legend>
      <TextInput form={form} field="lojaPreferida" optional list={lojasId} className={styles.fullWidth} />
      <datalist id={lojasId}>
        {lojas.map(loja => (
          <option key={loja} value={loja} />
        ))}
      </datalist>
      <TextInput form={form} field="cidadeLojaPreferida" optional />
      <SelectInput form={form} field="estadoLojaPreferida" optional options={UF_OPTIONS} />
      <TextInput form={form} field="indicacaoLoja" optional />
      <TextInput form={form} field="indicacaoVendedor" optional />
      <SelectInput form={form} field="comoFicouSabendo" optional options={HEARD_FROM_OPTIONS} />
      <TextInput
        form={form}
        field="indicacao"
        optional
        autoCapitalize="characters"
        onLeft={codigo => void checkIndicacao(codigo)}
      />
      <TextInput form={form} field="codigo_cadastro" optional autoCapitalize="characters" />
    </fieldset>
  );
}
