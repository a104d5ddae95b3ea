import {formatCep, formatCpf, formatPontos, formatTelefone, isChecked} from '@clube/domain';
import type {ReactNode} from 'react';
import {NOTHING, dateOrNothing, numberOrNothing} from '../components/format/values';
import styles from '../components/Details.module.css';
import type {Pintor} from './types';

function endereco(p: Pintor): string {
  const street = [p.endRua, p.endNumero, p.endComplemento].filter(Boolean).join(', ');
  const cidade = [p.endCidade, p.endEstado].filter(Boolean).join('/');
  return [street, p.endBairro, cidade].filter(Boolean).join(' · ') || NOTHING;
}

function details(p: Pintor): [rotulo: string, valor: ReactNode][] {
  return [
    ['CPF', formatCpf(p.cpf)],
    ['Data de nascimento', dateOrNothing(p.dataNascimento)],
    ['Celular', p.celular ? formatTelefone(p.celular) : NOTHING],
    ['E-mail', p.email ? <a href={`mailto:${p.email}`}>{p.email}</a> : NOTHING],
    ['Regulamento aceito', isChecked(p.aceitouRegulamento) ? 'Sim' : 'Não'],
    ['Cadastro', dateOrNothing(p.criadoEm)],
    ['Endereço', endereco(p)],
    ['CEP', p.endCep ? formatCep(p.endCep) : NOTHING],
    ['Loja preferida', p.lojaPreferida ?? NOTHING],
  ];
}

function figures(p: Pintor): [rotulo: string, valor: string][] {
  return [
    ['Saldo de pontos', formatPontos(p.saldoPontos)],
    ['Pontos acumulados', formatPontos(p.totalPontos)],
    ['Última pontuação', dateOrNothing(p.ultimaPontuacao)],
    ['Dias sem pontuar', numberOrNothing(p.diasSemPontuar)],
    ['Dias sem acessar', numberOrNothing(p.diasSemAcessar)],
  ];
}

/** What is known about a painter, figures first. */
export function PintorDetails({pintor}: {pintor: Pintor}) {
  return (
    <section className={styles.ficha} aria-label="Dados do pintor">
      <dl className={styles.figuras}>
        {figures(pintor).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.dados}>
        {details(pintor).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
