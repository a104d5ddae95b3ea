import {digitsOnly, formatCep, formatCpf, formatPontos, formatTelefone, isChecked} from '@clube/domain';
import {DASH, dateOrDash, numberOrDash} from '../components/format/values';
import type {Fact} from '../components/record-page/Facts';
import type {Pintor} from './types';

function endereco(p: Pintor): string {
  const street = [p.endRua, p.endNumero, p.endComplemento].filter(Boolean).join(', ');
  const cidade = [p.endCidade, p.endEstado].filter(Boolean).join('/');
  return [street, p.endBairro, cidade].filter(Boolean).join(' · ') || DASH;
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
  ['Endereço', endereco(p)],
  ['CEP', p.endCep ? formatCep(p.endCep) : DASH],
  ['Loja preferida', p.lojaPreferida ?? DASH],
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
