import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {EntrancePage} from '../../components/EntrancePage';

/** The welcome after the sign-up. */
export default function AfterCadastro() {
  return (
    <EntrancePage title="Bem-vindo ao Clube do Pintor!" seed="bem-vindo">
      <p>
        Seu cadastro está pronto. Entre com seu <b>CPF</b> e a <b>senha</b> que você acabou de criar, envie a sua
        primeira nota e comece a juntar pontos.
      </p>
      <p>Enviamos um link para o seu e-mail: abra-o para confirmar que ele é seu e receber os avisos do clube.</p>
      <Link className={buttonClass({fullWidth: true})} to={PATHS.login}>
        Entrar com CPF e senha
      </Link>
      <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={PATHS.loja}>
        Ver os prêmios
      </Link>
    </EntrancePage>
  );
}
