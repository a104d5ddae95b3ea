import {COMO_FICOU_SABENDO_CADASTRO, PINTOR_JA_CADASTRADO, SEXOS, UFS} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {useId, useState} from 'react';
import {consultarCep} from '../../base/cep';
import {consultaRevendas, cpfJaCadastrado, recusaDaIndicacao} from './api';
import estilos from './Cadastro.module.css';
import {Mascarado, Selecao, Senha, Texto, recusar} from './CampoCadastro';
import type {Formulario} from './formulario';

const OPCOES_UF = UFS.map(uf => ({valor: uf.sigla, texto: `${uf.sigla} · ${uf.nome}`}));
const OPCOES_SEXO = SEXOS.map(({valor, rotulo}) => ({valor, texto: rotulo}));
const OPCOES_SABENDO = COMO_FICOU_SABENDO_CADASTRO.map(valor => ({valor, texto: valor === 'Radio' ? 'Rádio' : valor}));

export function DadosPessoais({form}: {form: Formulario}) {
  const conferirCpf = async (cpf: string): Promise<void> => {
    if (await cpfJaCadastrado(cpf)) recusar(form, 'cpf', PINTOR_JA_CADASTRADO);
  };
  return (
    <fieldset className={estilos.secao}>
      <legend>Seus dados</legend>
      <Texto form={form} nome="nome" autoComplete="name" className={estilos.inteiro} />
      <Mascarado form={form} nome="cpf" tipo="cpf" onLeft={cpf => void conferirCpf(cpf)} />
      <Mascarado form={form} nome="dataNascimento" tipo="data" autoComplete="bday" />
      <Mascarado form={form} nome="celular" tipo="celular" autoComplete="tel-national" />
      <Mascarado form={form} nome="telefone" tipo="telefone" opcional />
      <Texto form={form} nome="email" type="email" autoComplete="email" inputMode="email" />
      <Selecao form={form} nome="sexo" opcional opcoes={OPCOES_SEXO} />
      <Senha form={form} nome="senha" />
      <Senha form={form} nome="confirmarSenha" />
    </fieldset>
  );
}

export function Endereco({form}: {form: Formulario}) {
  const [aviso, setAviso] = useState('Com o CEP preenchemos o resto.');
  const preencher = async (cep: string): Promise<void> => {
    setAviso('Buscando o endereço...');
    const resposta = await consultarCep(cep);
    setAviso('fora' in resposta ? resposta.fora : '');
    if ('achado' in resposta) {
      const {logradouro, bairro, localidade, uf} = resposta.achado;
      form.mudar({endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf});
      form.focar('endNumero');
    } else if ('invalido' in resposta) recusar(form, 'endCep', resposta.invalido);
  };
  return (
    <fieldset className={estilos.secao}>
      <legend>Onde entregamos seus prêmios</legend>
      <Mascarado form={form} nome="endCep" tipo="cep" autoComplete="postal-code" onLeft={cep => void preencher(cep)} />
      <p className={estilos.aviso} role="status">
        {aviso}
      </p>
      <Texto form={form} nome="endRua" autoComplete="address-line1" className={estilos.inteiro} />
      <Texto form={form} nome="endNumero" inputMode="numeric" />
      <Texto form={form} nome="endComplemento" opcional autoComplete="address-line2" />
      <Texto form={form} nome="endBairro" autoComplete="address-level3" />
      <Texto form={form} nome="endCidade" autoComplete="address-level2" />
      <Selecao form={form} nome="endEstado" opcoes={OPCOES_UF} />
    </fieldset>
  );
}

export function LojaEIndicacao({form}: {form: Formulario}) {
  const idLojas = useId();
  const {data: lojas = []} = useQuery(consultaRevendas);
  const conferirIndicacao = async (codigo: string): Promise<void> => {
    const recusa = await recusaDaIndicacao(codigo.trim());
    if (recusa) recusar(form, 'indicacao', recusa);
  };
  return (
    <fieldset className={estilos.secao}>
      <legend>Loja e indicação</legend>
      <Texto form={form} nome="lojaPreferida" opcional list={idLojas} className={estilos.inteiro} />
      <datalist id={idLojas}>
        {lojas.map(loja => (
          <option key={loja} value={loja} />
        ))}
      </datalist>
      <Texto form={form} nome="cidadeLojaPreferida" opcional />
      <Selecao form={form} nome="estadoLojaPreferida" opcional opcoes={OPCOES_UF} />
      <Texto form={form} nome="indicacaoLoja" opcional />
      <Texto form={form} nome="indicacaoVendedor" opcional />
      <Selecao form={form} nome="comoFicouSabendo" opcional opcoes={OPCOES_SABENDO} />
      <Texto
        form={form}
        nome="indicacao"
        opcional
        autoCapitalize="characters"
        onLeft={codigo => void conferirIndicacao(codigo)}
      />
      <Texto form={form} nome="codigo_cadastro" opcional autoCapitalize="characters" />
    </fieldset>
  );
}
