import type {Schema} from '@clube/api-client';
import {formatCep, formatCnpj, formatPontos, formatTelefone} from '@clube/domain';
import {DASH, dateOrDash, numberOrDash, reaisOrDash} from '../components/format/values';
import type {Fact} from '../components/record-page/Facts';

export type Revenda = Schema<'Revenda'>;

function endereco(r: Revenda): string {
  const street = [r.endRua, r.endNumero, r.endComplemento].filter(Boolean).join(', ');
  const cidade = [r.endCidade, r.endEstado].filter(Boolean).join('/');
  return [street, r.endBairro, cidade].filter(Boolean).join(' · ') || DASH;
}

export const revendaFigures = (r: Revenda): Fact[] => [
  ['Pontos dados', formatPontos(r.totalPontuado)],
  ['Total vendido', reaisOrDash(r.totalVendido)],
  ['Ainda com os pintores', formatPontos(r.saldoPontos)],
  ['Pintores indicados', numberOrDash(r.pintoresIndicados)],
];

export const revendaFacts = (r: Revenda): Fact[] => [
  ['CNPJ', formatCnpj(r.cnpj)],
  ['Nome fantasia', r.nomeFantasia],
  ['Razão social', r.razaoSocial ?? DASH],
  ['Rede', r.rede ?? DASH],
  ['Tipo de pontuação', r.tipoPontuacao],
  ['Fator de pontuação', numberOrDash(r.fatorPontuacao)],
  ['Endereço', endereco(r)],
  ['CEP', r.endCep ? formatCep(r.endCep) : DASH],
  ['Responsável', r.responsavel ?? DASH],
  ['Telefone', r.telefone ? formatTelefone(r.telefone) : DASH],
  ['Celular', r.celular ? formatTelefone(r.celular) : DASH],
  ['Email', r.email ?? DASH],
  ['Cadastrada em', dateOrDash(r.criadoEm)],
];
