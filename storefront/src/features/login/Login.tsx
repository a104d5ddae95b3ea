import {ApiError, messageOf} from '@clube/api-client';
import {signInErrors} from '@clube/domain';
import {LoginForm, notify, buttonClass} from '@clube/ui';
import {Link, useSearchParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {firstName} from '../../base/formats';
import {logIn} from '../../base/session/session';
import {EntrancePage} from '../../components/EntrancePage';
import styles from './Login.module.css';

/** The painter's entrance. */
export default function Login() {
  const [search] = useSearchParams();
  return (
    <EntrancePage title="Entrar" seed="fachada">
      <LoginForm
        documento="cpf"
        initial={search.get('cpf') ?? ''}
        check={(cpf, senha) => signInErrors('loja', cpf, senha)}
        logIn={async (cpf, senha) => notify.success(`Olá, ${firstName((await logIn(cpf, senha)).nome)}!`)}
        onFail={reason => {
          notify.error(messageOf(reason));
          return reason instanceof ApiError && reason.status === 422 ? reason.erro : undefined;
        }}
        submitLabel="Entrar"
        busy="ENTRANDO..."
      />
      <p className={styles.or}>Ainda não participa?</p>
      <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={PATHS.signUp}>
        Fazer cadastro
      </Link>
    </EntrancePage>
  );
}
