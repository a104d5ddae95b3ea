import {Checkbox} from '@clube/ui';
import {PATHS} from '../../../base/paths';
import type {PintorForm} from '../../../components/pintor-form/pintor-form';
import styles from '../Cadastro.module.css';
import {PasswordInput} from '../../../components/pintor-form/PintorFields';

/** The password, and two consents, each with a link to its text in a new tab, so that the form is not lost. */
export function PasswordAndTerms({form}: {form: PintorForm}) {
  const {values, errors, change} = form;
  return (
    <>
      {/* The user name under which a password manager stores the password. */}
      <input type="text" name="username" autoComplete="username" value={values.cpf ?? ''} readOnly hidden />
      <PasswordInput form={form} field="senha" />
      <PasswordInput form={form} field="confirmarSenha" />
      <div className={styles.fullWidth}>
        <Checkbox
          name="concordaTermos"
          checked={values.concordaTermos ?? false}
          error={errors['concordaTermos']}
          onChange={event => change({concordaTermos: event.target.checked})}
        >
          Concordo com o compartilhamento dos meus dados, como descrito na{' '}
          <a href={PATHS.privacy} target="_blank" rel="noreferrer">
            Política de privacidade
          </a>
          .
        </Checkbox>
        <Checkbox
          name="aceitouRegulamento"
          checked={values.aceitouRegulamento ?? false}
          error={errors['aceitouRegulamento']}
          onChange={event => change({aceitouRegulamento: event.target.checked})}
        >
          Concordo com os termos do{' '}
          <a href={PATHS.regulamento} target="_blank" rel="noreferrer">
            Regulamento
          </a>
          .
        </Checkbox>
      </div>
    </>
  );
}
