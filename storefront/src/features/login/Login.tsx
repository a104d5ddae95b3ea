import {ApiError, client, messageOf} from '@clube/api-client';
import {signInErrors} from '@clube/domain';
import {LoginForm, notify, buttonClass} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {Link, useLocation, useSearchParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {firstName} from '../../base/formats';
import {logIn} from '../../base/session/session';
import {siteQuery} from '../../base/queries/site';
import {PublicPageLayout} from '../../components/PublicPageLayout';
import {SocialButtons} from '../../components/social/SocialButtons';
import {PendingDestination} from '../../components/pending-destination/PendingDestination';
import styles from './Login.module.css';

/** The router state that the screen which leads here may pass. */
interface LoginState {
  cpf?: string;
  /** The proof that the painter owns an account of a social network, which is linked once the painter has logged in. */
  prova?: string;
}

/** Links the account of a social network to the painter, who can log in by it from now on. */
async function linkAccount(prova: string, senha: string): Promise<void> {
  try {
    notify.success((await client.post('/api/sessoes/parceiro/identidades', {body: {prova, senha}})).mensagem);
  } catch (reason) {
    notify.error(messageOf(reason));
  }
}

/** The painter's login screen. */
export default function Login() {
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const {cpf, prova} = (useLocation().state as LoginState | null) ?? {};
  return (
    <PublicPageLayout title="Entrar" seed="fachada">
      <PendingDestination />
      {prova && (
        <p role="status">Entre com CPF e senha uma vez: sua conta da rede social fica ligada ao seu cadastro.</p>
      )}
      <LoginForm
        documento="cpf"
        initial={cpf ?? search.get('cpf') ?? ''}
        check={(typed, senha) => signInErrors('loja', typed, senha)}
        logIn={async (typed, senha) => {
          notify.success(`Olá, ${firstName((await logIn(typed, senha)).nome)}!`);
          if (prova) await linkAccount(prova, senha);
        }}
        onFail={reason => {
          notify.error(messageOf(reason));
          // 423: the site may have been closed since it was loaded.
          if (reason instanceof ApiError && reason.status === 423)
            void queries.invalidateQueries({queryKey: siteQuery.queryKey});
          return reason instanceof ApiError && reason.status === 422 ? reason.erro : undefined;
        }}
        submitLabel="Entrar"
        busy="ENTRANDO..."
      />
      <Link className={styles.forgot} to={PATHS.recovery}>
        Esqueci minha senha
      </Link>
      <SocialButtons />
      <p className={styles.or}>Ainda não participa?</p>
      <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={PATHS.signUp}>
        Fazer cadastro
      </Link>
    </PublicPageLayout>
  );
}
