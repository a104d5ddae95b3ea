import {fieldsOf, type FieldDescription} from '@clube/api-client/fields';
import {
  comoFicouSabendoText,
  digitsOnly,
  formatCep,
  formatCpf,
  formatPontos,
  formatTelefone,
  isChecked,
} from '@clube/domain';
import {fieldText} from '../components/entity-screens/field-text';
import {DASH, dateOrDash, numberOrDash} from '../components/format/values';
import type {Fact} from '../components/record-page/Facts';
import type {Pintor} from './types';

const {telefone, sexo, idIndicacao, indicacaoLoja, indicacaoVendedor, comoFicouSabendo} = fieldsOf('Pintor');

/** The parts of an address that are there: street and number, district, city and state. */
function endereco(street: readonly unknown[], district: unknown, city: readonly unknown[]): string {
  const parts = [street.filter(Boolean).join(', '), district, city.filter(Boolean).join('/')];
  return parts.filter(Boolean).join(' · ') || DASH;
}

function entrega({enderecoEntrega: e}: Pintor): string {
  if (!e) return 'O mesmo do cadastro';
  const address = endereco([e.entregaRua, e.entregaNumero, e.entregaComplemento], e.entregaBairro, [
    e.entregaCidade,
    e.entregaEstado,
  ]);
  return [e.entregaNome, address, e.entregaCep && `CEP ${formatCep(e.entregaCep)}`].filter(Boolean).join(' · ');
}

function lojaPreferida(p: Pintor): string {
  const city = [p.cidadeLojaPreferida, p.estadoLojaPreferida].filter(Boolean).join('/');
  return [p.lojaPreferida, city].filter(Boolean).join(' · ') || DASH;
}

export const pintorFigures = (p: Pintor): Fact[] => [
  ['Saldo de pontos', formatPontos(p.saldoPontos)],
  ['Pontos acumulados', formatPontos(p.totalPontos)],
  ['Última pontuação', dateOrDash(p.ultimaPontuacao)],
  ['Dias sem pontuar', numberOrDash(p.diasSemPontuar)],
  ['Dias sem acessar', numberOrDash(p.diasSemAcessar)],
];

export const pintorFacts = (p: Pintor): Fact[] => [
  ['CPF', formatCpf(p.cpf)],
  ['Data de nascimento', dateOrDash(p.dataNascimento)],
  // oxlint-disable-next-line react/jsx-key -- a pair, not a list
  ['Celular', p.celular ? <Celular celular={p.celular} /> : DASH],
  // oxlint-disable-next-line react/jsx-key -- a pair, not a list
  ['Email', p.email ? <a href={`mailto:${p.email}`}>{p.email}</a> : DASH],
  ['Regulamento aceito', isChecked(p.aceitouRegulamento) ? 'Sim' : 'Não'],
  ['Cadastro', dateOrDash(p.criadoEm)],
  ['Endereço', endereco([p.endRua, p.endNumero, p.endComplemento], p.endBairro, [p.endCidade, p.endEstado])],
  ['CEP', p.endCep ? formatCep(p.endCep) : DASH],
  ['Loja preferida', lojaPreferida(p)],
];

const fact = (field: FieldDescription | undefined, value: unknown): Fact[] =>
  field ? [[field.title, fieldText(field, value) || DASH]] : [];

/** What the profile holds besides, and staff are asked for on the telephone. */
export const morePintorFacts = (p: Pintor): Fact[] => [
  ['Endereço de entrega', entrega(p)],
  ...fact(telefone, p.telefone),
  ...fact(sexo, p.sexo),
  ...fact(idIndicacao, p.idIndicacao),
  ...fact(indicacaoLoja, p.indicacaoLoja),
  ...fact(indicacaoVendedor, p.indicacaoVendedor),
  ...fact(comoFicouSabendo, p.comoFicouSabendo && comoFicouSabendoText(p.comoFicouSabendo)),
];

function Celular({celular}: {celular: string}) {
  const number = formatTelefone(celular);
  return (
    <>
      {number}{' '}
      <a
        href={`https://wa.me/55${digitsOnly(celular)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`WhatsApp de ${number}`}
      >
        WhatsApp
      </a>
    </>
  );
}
