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

/** What the screen before knew already. */
interface Brought {
  cpf?: string;
  /** That an account of a social network is this person's: it is linked with the password that is typed here. */
  prova?: string;
}

/** Somebody who is a member already has shown a network's account: from now on it is a way in. */
async function linkAccount(prova: string, senha: string): Promise<void> {
  try {
    notify.success((await client.post('/api/sessoes/parceiro/identidades', {body: {prova, senha}})).mensagem);
  } catch (reason) {
    notify.error(messageOf(reason));
  }
}

/** The painter's entrance. */
export default function Login() {
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const {cpf, prova} = (useLocation().state as Brought | null) ?? {};
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
          // The site was closed meanwhile, say.
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
