import {messageOf} from '@clube/api-client';
import {signInErrors, startPage} from '@clube/domain';
import {LoginForm, notify} from '@clube/ui';
import {useState} from 'react';
import {Navigate, useLocation} from 'react-router-dom';
import {firstName} from '../../components/format/text';
import {mayVisit} from '../../manifest/visit';
import {login, currentSession, useSessao} from '../../providers/session';
import {hasReturnPoint, returnPointOf, type LoginState} from '../../providers/return-point';
import {RESOURCES} from '../resources';
import {LoginLayout} from './LoginLayout';
import styles from './Login.module.css';

/** The panel's login page. Users who are already logged in are redirected to the start page. */
export function Login() {
  const session = useSessao();
  const {state} = useLocation() as {state: LoginState | null};
  const [interrupted] = useState(hasReturnPoint);
  if (session) {
    const destination = returnPointOf(session.cpf) ?? state?.destination;
    // The requested page is ignored if this user may not open it: the login would end in a refusal.
    const open = destination !== undefined && mayVisit(RESOURCES, destination, currentSession());
    return <Navigate to={open ? destination : `/painel${startPage(session.permissao)}`} replace />;
  }
  return (
    <LoginLayout page="Painel do Clube">
      <LoginForm
        documento="cpf"
        autoFocus
        className={styles.form}
        check={(cpf, senha) => signInErrors('painel', cpf, senha)}
        logIn={async (cpf, senha) => notify.success(`Olá, ${firstName((await login(cpf, senha)).nome)}!`)}
        onFail={reason => {
          notify.error(messageOf(reason));
          return undefined;
        }}
        submitLabel="ENTRAR"
        busy="VALIDANDO..."
      >
        <h1>Entrar</h1>
        {interrupted && <p>Sua sessão terminou. Entre de novo e continue de onde parou.</p>}
      </LoginForm>
    </LoginLayout>
  );
}
