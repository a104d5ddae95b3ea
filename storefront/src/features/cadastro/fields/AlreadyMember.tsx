import {Icon, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../../base/paths';
import {isAlreadyMember} from '../api';
import type {PintorForm} from '../../../components/pintor-form/pintor-form';
import styles from '../Cadastro.module.css';

/** Offers login or a new password to a person who is a member already. */
export function AlreadyMember({form, field}: {form: PintorForm; field: 'cpf' | 'email'}) {
  if (!isAlreadyMember(field, form.errors[field])) return null;
  const {cpf = '', email = '', googleAuthId, facebookId} = form.values;
  return (
    <aside className={styles.member} role="status">
      <p>
        <Icon name="person" size={20} />{' '}
        {field === 'cpf' ? 'Este CPF já é do Clube.' : 'Este e-mail já é de alguém do Clube.'} É você?
      </p>
      <div>
        <Link
          className={buttonClass({variant: 'primary', small: true})}
          to={PATHS.login}
          state={{...(field === 'cpf' && {cpf}), prova: googleAuthId || facebookId}}
        >
          Entrar
        </Link>
        <Link
          className={buttonClass({variant: 'secondary', small: true})}
          to={PATHS.recovery}
          state={{informacao: field === 'cpf' ? cpf : email}}
        >
          Esqueci minha senha
        </Link>
      </div>
    </aside>
  );
}
