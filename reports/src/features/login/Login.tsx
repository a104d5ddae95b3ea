import {ApiError, messageOf} from '@clube/api-client';
import {signInErrors} from '@clube/domain';
import {Scene, LoginForm, notify} from '@clube/ui';
import {logIn} from '../../base/session';
import {Header} from '../../components/Header';
import styles from './Login.module.css';

/** Refused credentials are shown under the password; anything else, such as no connection, in a toast. */
function onFail(reason: unknown): string | undefined {
  if (reason instanceof ApiError && reason.status === 422) return reason.erro;
  notify.error(messageOf(reason));
  return undefined;
}

/** The reseller's entrance. */
export default function Login() {
  return (
    <>
      <title>Entrar · Relatório da revenda</title>
      <Header loggedIn={false} />
      <main className={styles.entrance}>
        <Scene seed="vitrine da loja" className={styles.drawing} />
        <div className={styles.card}>
          <div>
            <h1>Relatório da revenda</h1>
            <p>Quanto os pintores do Clube compram nas suas lojas, mês a mês.</p>
          </div>
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
            Esqueceu a senha? Peça uma nova à equipe do Clube.
            <br />É pintor? <a href="/login">Entre pelo site do Clube</a>
          </p>
        </div>
      </main>
    </>
  );
}
