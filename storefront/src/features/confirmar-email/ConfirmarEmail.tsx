import {client, mensagemDe} from '@clube/api-client';
import {Botao, classeBotao} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useEffect, useState} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {consultaInfo} from '../../base/info';
import {usePintor} from '../../base/sessao';
import {Entrada} from '../../components/Entrada';

/** The link's token, taken out of the address at once: it stays in no history and travels in no header. */
function useToken(): string {
  const [params, setParams] = useSearchParams();
  const [token] = useState(params.get('token') ?? '');
  const noEndereco = params.has('token');
  useEffect(() => {
    if (noEndereco) setParams({}, {replace: true});
  }, [noEndereco, setParams]);
  return token;
}

function ParaDentro() {
  const logado = usePintor() !== undefined;
  return (
    <Link className={classeBotao({variante: 'secundario', largo: true})} to={logado ? CAMINHOS.home : CAMINHOS.login}>
      {logado ? 'Ir para o início' : 'Entrar no clube'}
    </Link>
  );
}

/** Where the link of the letter leads. A person presses the button: programs that only open links confirm nothing. */
export default function ConfirmarEmail() {
  const token = useToken();
  const consultas = useQueryClient();
  const confirmacao = useMutation({
    mutationFn: () => client.post('/api/sessoes/parceiro/confirmar-email', {body: {token}}),
    meta: {silencioso: true},
    onSuccess: () => consultas.invalidateQueries({queryKey: consultaInfo.queryKey}),
  });
  if (confirmacao.isSuccess)
    return (
      <Entrada titulo="E-mail confirmado" semente="bem-vindo">
        <p role="status">
          Pronto! A partir de agora avisamos você por e-mail quando uma nota for pontuada ou um resgate for recebido.
        </p>
        <ParaDentro />
      </Entrada>
    );
  return (
    <Entrada titulo="Confirmar e-mail" semente="bem-vindo">
      {token ? (
        <>
          <p>Falta um toque para confirmar que este e-mail é seu.</p>
          <Botao largo ocupado={confirmacao.isPending && 'CONFIRMANDO...'} onClick={() => confirmacao.mutate()}>
            Confirmar meu e-mail
          </Botao>
        </>
      ) : (
        <p>Abra de novo o link que enviamos para o seu e-mail, ou peça outro na tela inicial do clube.</p>
      )}
      {confirmacao.isError && (
        <p role="alert" style={{color: 'var(--zarcao-texto)'}}>
          {mensagemDe(confirmacao.error)}
        </p>
      )}
      {(!token || confirmacao.isError) && <ParaDentro />}
    </Entrada>
  );
}
