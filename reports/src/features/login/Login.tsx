import {ApiErro, mensagemDe} from '@clube/api-client';
import {errosDaEntrada} from '@clube/domain';
import {Cena, FormularioEntrada, avisar} from '@clube/ui';
import {entrar} from '../../base/sessao';
import {Cabecalho} from '../../components/Cabecalho';
import estilos from './Login.module.css';

/** A refused pair is told under the password; anything else, such as no connection, in a toast. */
function onFail(motivo: unknown): string | undefined {
  if (motivo instanceof ApiErro && motivo.status === 422) return motivo.erro;
  avisar.erro(mensagemDe(motivo));
  return undefined;
}

/** The reseller's entrance. */
export default function Login() {
  return (
    <>
      <title>Entrar · Relatório da revenda</title>
      <Cabecalho logado={false} />
      <main className={estilos.entrada}>
        <Cena semente="vitrine da loja" className={estilos.desenho} />
        <div className={estilos.cartao}>
          <div>
            <h1>Relatório da revenda</h1>
            <p>Quanto os pintores do Clube compram nas suas lojas, mês a mês.</p>
          </div>
          <FormularioEntrada
            documento="cnpj"
            autoFocus
            conferir={(cnpj, senha) => errosDaEntrada('relatorio', cnpj, senha)}
            entrar={async (cnpj, senha) => avisar.sucesso(`Olá, ${(await entrar(cnpj, senha)).nome}!`)}
            onFail={onFail}
            botao="Entrar"
            ocupado="ENTRANDO..."
          />
          <p className={estilos.outro}>
            É pintor? <a href="/login">Entre pelo site do Clube</a>
          </p>
        </div>
      </main>
    </>
  );
}
