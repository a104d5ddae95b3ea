import {ApiError, messageOf} from '@clube/api-client';
import {signInErrors} from '@clube/domain';
import {LoginForm, notify} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {logIn} from '../../base/session';
import {LoginLayout} from './LoginLayout';
import styles from './Login.module.css';

/** Any failure is shown in a toast; refused credentials also under the password. */
function onFail(reason: unknown): string | undefined {
  notify.error(messageOf(reason));
  return reason instanceof ApiError && reason.status === 422 ? reason.erro : undefined;
}

/** The login page of resellers. */
export default function Login() {
  return (
    <LoginLayout
      page="Entrar"
      title="Relatório da revenda"
      text="Quanto os pintores do Clube compram nas suas lojas, mês a mês."
    >
      <LoginForm
        documento="cnpj"
        autoFocus
        check={(cnpj, senha) => signInErrors('relatorio', cnpj, senha)}
        logIn={async (cnpj, senha) => notify.success(`Olá, ${(await logIn(cnpj, senha)).nome}!`)}
        onFail={onFail}
        submitLabel="Entrar"
        busy="ENTRANDO..."
      />
      <p className={styles.other}>
        <Link to={PATHS.recovery}>Esqueci a senha</Link>
        <br />É pintor? <a href="/login">Entre pelo site do Clube</a>
      </p>
    </LoginLayout>
  );
}
