import type {Schema} from '@clube/api-client';
import {formatCep, formatCnpj, formatPontos, formatTelefone} from '@clube/domain';
import {NOTHING, dateOrNothing, numberOrNothing, reaisOrNothing} from '../components/format/values';
import type {Fact} from '../components/record-page/Facts';

export type Revenda = Schema<'Revenda'>;

function endereco(r: Revenda): string {
  const street = [r.endRua, r.endNumero, r.endComplemento].filter(Boolean).join(', ');
  const cidade = [r.endCidade, r.endEstado].filter(Boolean).join('/');
  return [street, r.endBairro, cidade].filter(Boolean).join(' · ') || NOTHING;
}

export const revendaFigures = (r: Revenda): Fact[] => [
  ['Pontos dados', formatPontos(r.totalPontuado)],
  ['Total vendido', reaisOrNothing(r.totalVendido)],
  ['Ainda com os pintores', formatPontos(r.saldoPontos)],
  ['Pintores indicados', numberOrNothing(r.pintoresIndicados)],
];

export const revendaFacts = (r: Revenda): Fact[] => [
  ['CNPJ', formatCnpj(r.cnpj)],
  ['Nome fantasia', r.nomeFantasia],
  ['Razão social', r.razaoSocial ?? NOTHING],
  ['Rede', r.rede ?? NOTHING],
  ['Tipo de pontuação', r.tipoPontuacao],
  ['Fator de pontuação', numberOrNothing(r.fatorPontuacao)],
  ['Endereço', endereco(r)],
  ['CEP', r.endCep ? formatCep(r.endCep) : NOTHING],
  ['Responsável', r.responsavel ?? NOTHING],
  ['Telefone', r.telefone ? formatTelefone(r.telefone) : NOTHING],
  ['E-mail', r.email ?? NOTHING],
  ['Cadastro', dateOrNothing(r.criadoEm)],
];
