import {ApiErro, mensagemDe} from '@clube/api-client';
import {cnpjValido} from '@clube/domain';
import {Botao, CampoMascarado, CampoSenha, Cena, avisar} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {entrar} from '../../base/sessao';
import {Cabecalho} from '../../components/Cabecalho';
import estilos from './Login.module.css';

/** CNPJ and password. A refusal keeps what was typed and puts the caret where the next attempt begins. */
export default function Login() {
  const [cnpj, setCnpj] = useState('');
  const [senha, setSenha] = useState('');
  const [erros, setErros] = useState<{cnpj?: string; senha?: string}>({});
  const formulario = useRef<HTMLFormElement>(null);
  const focar = (nome: string): void => {
    const campo = formulario.current?.elements.namedItem(nome);
    if (campo instanceof HTMLInputElement) campo.select();
  };
  const entrada = useMutation({
    mutationFn: () => entrar(cnpj, senha),
    onSuccess: usuario => avisar.sucesso(`Olá, ${usuario.nome}!`),
    onError: erro => {
      // A wrong pair, and nothing that says which of the two: the password is the likelier one.
      if (erro instanceof ApiErro && erro.status === 422) setErros({senha: erro.erro});
      else avisar.erro(mensagemDe(erro));
      focar('senha');
    },
  });
  const enviar = (evento: SubmitEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    const novos = {
      ...(!cnpjValido(cnpj) && {cnpj: cnpj ? 'CNPJ Inválido' : 'CNPJ obrigatório'}),
      ...(!senha && {senha: 'Senha obrigatória'}),
    };
    setErros(novos);
    if (novos.cnpj) focar('cnpj');
    else if (novos.senha) focar('senha');
    else entrada.mutate();
  };
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
          <form ref={formulario} className={estilos.formulario} onSubmit={enviar} noValidate>
            <CampoMascarado
              rotulo="CNPJ"
              name="cnpj"
              tipo="cnpj"
              autoComplete="username"
              autoFocus
              valor={cnpj}
              aoMudar={setCnpj}
              erro={erros.cnpj}
            />
            <CampoSenha
              rotulo="Senha"
              name="senha"
              value={senha}
              onChange={evento => setSenha(evento.target.value)}
              erro={erros.senha}
            />
            <Botao type="submit" largo ocupado={entrada.isPending && 'ENTRANDO...'}>
              Entrar
            </Botao>
          </form>
          <p className={estilos.outro}>
            É pintor? <a href="/login">Entre pelo site do Clube</a>
          </p>
        </div>
      </main>
    </>
  );
}
