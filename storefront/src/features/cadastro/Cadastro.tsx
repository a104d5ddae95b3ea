import {ApiErro} from '@clube/api-client';
import {prepararCadastro, primeiroErro, temErros, validarFormularioCadastro} from '@clube/domain';
import {Botao, avisar} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import type {SubmitEvent} from 'react';
import {useNavigate, useSearchParams} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {Pagina} from '../../components/Pagina';
import {cadastrar} from './api';
import estilos from './Cadastro.module.css';
import {Consentimentos} from './Consentimentos';
import {comDataEscrita, hoje, useFormulario, type ValoresCadastro} from './formulario';
import {DadosPessoais, Endereco, LojaEIndicacao} from './secoes';

const FALHOU = 'Erro ao realizar cadastro. Tente novamente.';
const DEU_CERTO = 'Cadastro realizado com sucesso. Faça login com seu CPF e senha.';

/** What a social login or a registration code's link brings along. */
function doEndereco(params: URLSearchParams): ValoresCadastro {
  const valores: Record<string, string> = {};
  for (const [parametro, campo] of [
    ['nome', 'nome'],
    ['email', 'email'],
    ['codigo_cadastro', 'codigo_cadastro'],
    ['indicacao', 'indicacao'],
    ['googleAuthId', 'googleAuthId'],
    ['facebookId', 'facebookId'],
  ] as const) {
    const valor = params.get(parametro);
    if (valor) valores[campo] = campo === 'codigo_cadastro' ? valor.toUpperCase() : valor;
  }
  return valores;
}

/** Sign-up. Fields are checked as one leaves them, and all together at the end. */
export default function Cadastro() {
  const [params] = useSearchParams();
  const navegar = useNavigate();
  const form = useFormulario(doEndereco(params));
  const envio = useMutation({
    mutationFn: () => cadastrar(prepararCadastro({...comDataEscrita(form.valores), cadastroAcheSeuPintor: false})),
    meta: {silencioso: true},
    onSuccess: () => {
      avisar.sucesso(DEU_CERTO);
      void navegar(CAMINHOS.posCadastro);
    },
    onError: erro => {
      const recusa = erro instanceof ApiErro ? erro : undefined;
      avisar.erro(recusa?.corpo.erro ?? FALHOU);
      if (recusa) form.marcarErros({...recusa.campos});
    },
  });
  const enviar = (evento: SubmitEvent<HTMLFormElement>): void => {
    evento.preventDefault();
    const erros = validarFormularioCadastro(comDataEscrita(form.valores), hoje());
    form.marcarErros(erros);
    if (temErros(erros)) avisar.erro(primeiroErro(erros) ?? FALHOU);
    else envio.mutate();
  };
  return (
    <Pagina titulo="Cadastro" estreita>
      <form ref={form.ref} className={estilos.formulario} onSubmit={enviar} noValidate>
        <DadosPessoais form={form} />
        <Endereco form={form} />
        <LojaEIndicacao form={form} />
        <Consentimentos form={form} />
        <Botao type="submit" largo ocupado={envio.isPending && 'ENVIANDO...'}>
          Cadastrar
        </Botao>
      </form>
    </Pagina>
  );
}
