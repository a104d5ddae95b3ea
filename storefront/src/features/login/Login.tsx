import {ApiErro} from '@clube/api-client';
import {cpfValido} from '@clube/domain';
import {Botao, CampoMascarado, CampoSenha, avisar, classeBotao} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {primeiroNome} from '../../base/formatos';
import {entrar} from '../../base/sessao';
import {Entrada} from '../../components/Entrada';
import estilos from './Login.module.css';

/** CPF and password. A refusal keeps what was typed and puts the caret where the next attempt begins. */
export default function Login() {
  const [busca] = useSearchParams();
  const [cpf, setCpf] = useState(busca.get('cpf') ?? '');
  const [senha, setSenha] = useState('');
  const [erros, setErros] = useState<{cpf?: string; senha?: string}>({});
  const formulario = useRef<HTMLFormElement>(null);
  const focar = (nome: string): void => {
    const campo = formulario.current?.elements.namedItem(nome);
    if (campo instanceof HTMLInputElement) campo.select();
  };
  const entrada = useMutation({
    mutationFn: () => entrar(cpf, senha),
    onSuccess: pintor => avisar.sucesso(`Olá, ${primeiroNome(pintor.nome)}!`),
    onError: erro => {
      // A wrong pair, and nothing that says which of the two: the password is the likelier one.
      if (erro instanceof ApiErro && erro.status === 422) setErros({senha: erro.erro});
      focar('senha');
    },
  });
  const enviar = (evento: SubmitEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    const novos = {
      ...(!cpfValido(cpf) && {cpf: cpf ? 'CPF não é válido' : 'CPF obrigatório'}),
      ...(!senha && {senha: 'Senha obrigatório'}),
    };
    setErros(novos);
    if (novos.cpf) focar('cpf');
    else if (novos.senha) focar('senha');
    else entrada.mutate();
  };
  return (
    <Entrada titulo="Entrar" semente="fachada">
      <form ref={formulario} className={estilos.formulario} onSubmit={enviar} noValidate>
        <CampoMascarado
          rotulo="CPF"
          name="cpf"
          tipo="cpf"
          autoComplete="username"
          valor={cpf}
          aoMudar={setCpf}
          erro={erros.cpf}
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
      <p className={estilos.ou}>Ainda não participa?</p>
      <Link className={classeBotao({variante: 'secundario', largo: true})} to={CAMINHOS.cadastrar}>
        Fazer cadastro
      </Link>
    </Entrada>
  );
}
