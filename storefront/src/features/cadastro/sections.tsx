import {PINTOR_ALREADY_REGISTERED} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {useId} from 'react';
import {revendasQuery} from '../../base/revendas';
import {EnderecoFields} from '../../components/pintor-form/EnderecoFields';
import {HEARD_FROM_OPTIONS, SEXO_OPTIONS, UF_OPTIONS} from '../../components/pintor-form/options';
import {MaskedInput, SelectInput, PasswordInput, TextInput} from '../../components/pintor-form/PintorFields';
import fields from '../../components/pintor-form/PintorForm.module.css';
import type {PintorForm} from '../../components/pintor-form/pintor-form';
import {isCpfRegistered, indicacaoRefusal} from './api';

export function PersonalData({form}: {form: PintorForm}) {
  const checkCpf = async (cpf: string): Promise<void> => {
    if (await isCpfRegistered(cpf)) form.mark('cpf', PINTOR_ALREADY_REGISTERED);
  };
  return (
    <fieldset className={fields.section}>
      <legend>Seus dados</legend>
      <TextInput form={form} field="nome" autoComplete="name" className={fields.fullWidth} />
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

export function Endereco({form}: {form: PintorForm}) {
  return (
    <fieldset className={fields.section}>
      <legend>Onde entregamos seus prêmios</legend>
      <EnderecoFields form={form} />
    </fieldset>
  );
}

export function LojaAndIndicacao({form}: {form: PintorForm}) {
  const lojasId = useId();
  const {data: lojas = []} = useQuery(revendasQuery);
  const checkIndicacao = async (codigo: string): Promise<void> => {
    const refusal = await indicacaoRefusal(codigo.trim());
    if (refusal) form.mark('indicacao', refusal);
  };
  return (
    <fieldset className={fields.section}>
      <legend>Loja e indicação</legend>
      <TextInput form={form} field="lojaPreferida" optional list={lojasId} className={fields.fullWidth} />
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
