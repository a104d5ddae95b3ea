import {formatCpf} from '@clube/domain';
import {Field, Icon, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Pintor} from '../../base/types';
import {EnderecoFields} from '../../components/pintor-form/EnderecoFields';
import {ALL_HEARD_FROM_OPTIONS, SEXO_OPTIONS} from '../../components/pintor-form/options';
import {MaskedInput, PasswordInput, SelectInput, TextInput} from '../../components/pintor-form/PintorFields';
import {PreferredLojaFields} from '../../components/pintor-form/PreferredLojaFields';
import fields from '../../components/pintor-form/PintorForm.module.css';
import type {PintorForm} from '../../components/pintor-form/pintor-form';
import styles from './Profile.module.css';

interface PersonalDataProps {
  form: PintorForm;
  profile: Pintor;
  /** Changing the e-mail requires the password, as its owner can reset the password. */
  emailChanged: boolean;
}

export function PersonalData({form, profile, emailChanged}: PersonalDataProps) {
  return (
    <fieldset className={fields.section}>
      <legend>Seus dados</legend>
      <TextInput form={form} field="nome" autoComplete="name" className={fields.fullWidth} />
      <Field label="CPF" name="cpf" value={formatCpf(profile.cpf)} readOnly hint="O CPF não pode ser alterado." />
      <MaskedInput form={form} field="dataNascimento" kind="data" autoComplete="bday" />
      <MaskedInput form={form} field="celular" kind="celular" autoComplete="tel-national" />
      <MaskedInput form={form} field="telefone" kind="telefone" optional />
      <SelectInput form={form} field="sexo" optional options={SEXO_OPTIONS} />
      <TextInput
        form={form}
        field="email"
        type="email"
        optional
        autoComplete="email"
        inputMode="email"
        className={fields.fullWidth}
      />
      {emailChanged && (
        <PasswordInput
          form={form}
          field="senhaAntiga"
          autoComplete="current-password"
          hint="Para trocar o e-mail, confirme que é você."
        />
      )}
      {profile.email && !emailChanged && (
        <p className={styles.confirmed}>
          <Icon name={profile.emailConfirmado ? 'check' : 'info'} size={18} />
          {profile.emailConfirmado
            ? 'E-mail confirmado.'
            : 'E-mail ainda não confirmado: abra o link que enviamos para ele.'}
        </p>
      )}
    </fieldset>
  );
}

export function Endereco({form}: {form: PintorForm}) {
  return (
    <fieldset className={fields.section}>
      <legend>Endereço</legend>
      <EnderecoFields form={form} />
    </fieldset>
  );
}

export function PreferredLoja({form}: {form: PintorForm}) {
  return (
    <fieldset className={fields.section}>
      <legend>Loja preferida</legend>
      <PreferredLojaFields form={form} />
    </fieldset>
  );
}

export function Indicacao({form, idIndicacao}: {form: PintorForm; idIndicacao: string}) {
  return (
    <fieldset className={fields.section}>
      <legend>Indicação</legend>
      <p className={fields.fullWidth}>
        Seu código de indicação é <b className={styles.code}>{idIndicacao}</b>.{' '}
        <Link to={PATHS.indicacao}>Indicar um pintor</Link>
      </p>
      <TextInput form={form} field="indicacaoLoja" optional />
      <TextInput form={form} field="indicacaoVendedor" optional />
      <SelectInput form={form} field="comoFicouSabendo" optional options={ALL_HEARD_FROM_OPTIONS} />
    </fieldset>
  );
}

export function Password({form, asksCurrent}: {form: PintorForm; asksCurrent: boolean}) {
  return (
    <fieldset className={classes(fields.section, styles.wide)}>
      <legend>Senha</legend>
      <p className={fields.fullWidth}>
        Deixe em branco para manter a senha. Uma senha nova encerra as suas sessões em outros aparelhos.
      </p>
      {asksCurrent ? (
        <PasswordInput form={form} field="senhaAntiga" autoComplete="current-password" />
      ) : (
        <p>Vale a senha atual que você informa junto do e-mail.</p>
      )}
      <PasswordInput form={form} field="senha" label="Nova senha" />
    </fieldset>
  );
}
