import {classeBotao} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {Entrada} from '../../components/Entrada';

/** The welcome after the sign-up. */
export default function PosCadastro() {
  return (
    <Entrada titulo="Bem-vindo ao Clube do Pintor!" semente="bem-vindo">
      <p>
        Seu cadastro está pronto. Entre com seu <b>CPF</b> e a <b>senha</b> que você acabou de criar, envie a sua
        primeira nota e comece a juntar pontos.
      </p>
      <p>Enviamos um link para o seu e-mail: abra-o para confirmar que ele é seu e receber os avisos do clube.</p>
      <Link className={classeBotao({largo: true})} to={CAMINHOS.login}>
        Entrar com CPF e senha
      </Link>
      <Link className={classeBotao({variante: 'secundario', largo: true})} to={CAMINHOS.loja}>
        Ver os prêmios
      </Link>
    </Entrada>
  );
}
