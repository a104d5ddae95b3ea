import {ApiErro, mensagemDe} from '@clube/api-client';
import {errosDaEntrada} from '@clube/domain';
import {FormularioEntrada, avisar, classeBotao} from '@clube/ui';
import {Link, useSearchParams} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {primeiroNome} from '../../base/formatos';
import {entrar} from '../../base/sessao';
import {Entrada} from '../../components/Entrada';
import estilos from './Login.module.css';

/** The painter's entrance. */
export default function Login() {
  const [busca] = useSearchParams();
  return (
    <Entrada titulo="Entrar" semente="fachada">
      <FormularioEntrada
        documento="cpf"
        inicial={busca.get('cpf') ?? ''}
        conferir={(cpf, senha) => errosDaEntrada('loja', cpf, senha)}
        entrar={async (cpf, senha) => avisar.sucesso(`Olá, ${primeiroNome((await entrar(cpf, senha)).nome)}!`)}
        onFail={motivo => {
          avisar.erro(mensagemDe(motivo));
          return motivo instanceof ApiErro && motivo.status === 422 ? motivo.erro : undefined;
        }}
        botao="Entrar"
        ocupado="ENTRANDO..."
      />
      <p className={estilos.ou}>Ainda não participa?</p>
      <Link className={classeBotao({variante: 'secundario', largo: true})} to={CAMINHOS.cadastrar}>
        Fazer cadastro
      </Link>
    </Entrada>
  );
}
