import {NOMES_CAMPOS_ENTREGA, semNaoInformados, validarEnderecoEntrega, temErros} from '@clube/domain';
import type {EnderecoEntrega as Endereco} from '@clube/domain';
import type {Pintor} from '../../base/tipos';

export type {Endereco};

const DO_CADASTRO: Readonly<Record<keyof Endereco, keyof Pintor>> = {
  entregaNome: 'nome',
  entregaCep: 'endCep',
  entregaRua: 'endRua',
  entregaNumero: 'endNumero',
  entregaComplemento: 'endComplemento',
  entregaBairro: 'endBairro',
  entregaCidade: 'endCidade',
  entregaEstado: 'endEstado',
};

/** Where the last prize went; else the address of the registration, as a start. */
export function enderecoInicial(pintor: Pintor): Endereco {
  const cadastro = semNaoInformados(pintor);
  const salvo = pintor.enderecoEntrega;
  const campos = NOMES_CAMPOS_ENTREGA.map(campo => {
    const valor = salvo?.entregaCep ? salvo[campo] : cadastro[DO_CADASTRO[campo]];
    return [campo, typeof valor === 'string' ? valor : ''];
  });
  return Object.fromEntries(campos) as Endereco;
}

/** A saved address that is complete goes straight to the confirmation; anything else is asked for first. */
export function enderecoPronto(pintor: Pintor): boolean {
  return Boolean(pintor.enderecoEntrega?.entregaCep) && !temErros(validarEnderecoEntrega(enderecoInicial(pintor)));
}
