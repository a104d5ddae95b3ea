import {SEXO_OPTIONS} from '../../../components/pintor-form/options';
import type {PintorForm} from '../../../components/pintor-form/pintor-form';
import type {useServerChecks} from '../api';
import styles from '../Cadastro.module.css';
import {AlreadyMember} from './AlreadyMember';
import {MaskedInput, SelectInput, TextInput} from '../../../components/pintor-form/PintorFields';

interface Props {
  form: PintorForm;
  checks: ReturnType<typeof useServerChecks>;
}

export function Identification({form, checks}: Props) {
  const checkCpf = async (cpf: string): Promise<void> => form.refuse(await checks(['cpf'], {cpf}), {cpf});
  return (
    <>
      <TextInput form={form} field="nome" autoComplete="name" className={styles.fullWidth} />
      <MaskedInput form={form} field="cpf" kind="cpf" onFieldBlur={cpf => void checkCpf(cpf)} />
      <AlreadyMember form={form} field="cpf" />
      <MaskedInput form={form} field="celular" kind="celular" autoComplete="tel-national" />
    </>
  );
}

export function AboutYou({form}: {form: PintorForm}) {
  return (
    <>
      <MaskedInput form={form} field="dataNascimento" kind="data" autoComplete="bday" />
      <TextInput
        form={form}
        field="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="Por ele você recupera a senha e recebe os avisos"
      />
      <AlreadyMember form={form} field="email" />
      <MaskedInput form={form} field="telefone" kind="telefone" optional autoComplete="off" />
      <SelectInput form={form} field="sexo" optional options={SEXO_OPTIONS} />
    </>
  );
}
