import {SOCIAL_NAMES, type SocialProvider} from '@clube/domain';
import {buttonClass} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {PublicPageLayout} from '../../components/PublicPageLayout';

/** The router state passed by the sign-up. */
interface SignedUp {
  cpf?: string;
  identidades?: SocialProvider[];
}

/** The welcome after the sign-up. */
export default function AfterCadastro() {
  const {cpf, identidades = []} = (useLocation().state as SignedUp | null) ?? {};
  return (
    <PublicPageLayout title="Boas-vindas ao Clube do Pintor!" seed="bem-vindo">
      <p>
        Seu cadastro está pronto. Entre com seu <b>CPF</b> e a <b>senha</b> que você acabou de criar, envie a sua
        primeira nota e comece a juntar pontos.
      </p>
      {identidades.map(provider => (
        <p key={provider}>Sua conta do {SOCIAL_NAMES[provider]} está ligada: da próxima vez dá para entrar com ela.</p>
      ))}
      <p>Enviamos um link para o seu e-mail: abra-o para confirmar que ele é seu e receber os avisos do Clube.</p>
      <Link className={buttonClass({fullWidth: true})} to={PATHS.login} state={{cpf}}>
        Entrar com CPF e senha
      </Link>
      <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={PATHS.loja}>
        Ver os prêmios
      </Link>
    </PublicPageLayout>
  );
}
