import {formatarCep, formatarCpf, formatarPontos, formatarTelefone, marcado} from '@clube/domain';
import type {ReactNode} from 'react';
import {NADA, dataOuNada, numeroOuNada} from '../components/formatos';
import estilos from '../components/Ficha.module.css';
import type {Pintor} from './tipos';

function endereco(p: Pintor): string {
  const rua = [p.endRua, p.endNumero, p.endComplemento].filter(Boolean).join(', ');
  const cidade = [p.endCidade, p.endEstado].filter(Boolean).join('/');
  return [rua, p.endBairro, cidade].filter(Boolean).join(' · ') || NADA;
}

function dados(p: Pintor): [rotulo: string, valor: ReactNode][] {
  return [
    ['CPF', formatarCpf(p.cpf)],
    ['Data de nascimento', dataOuNada(p.dataNascimento)],
    ['Celular', p.celular ? formatarTelefone(p.celular) : NADA],
    ['E-mail', p.email ? <a href={`mailto:${p.email}`}>{p.email}</a> : NADA],
    ['Regulamento aceito', marcado(p.aceitouRegulamento) ? 'Sim' : 'Não'],
    ['Cadastro', dataOuNada(p.criadoEm)],
    ['Endereço', endereco(p)],
    ['CEP', p.endCep ? formatarCep(p.endCep) : NADA],
    ['Loja preferida', p.lojaPreferida ?? NADA],
  ];
}

function figuras(p: Pintor): [rotulo: string, valor: string][] {
  return [
    ['Saldo de pontos', formatarPontos(p.saldoPontos)],
    ['Pontos acumulados', formatarPontos(p.totalPontos)],
    ['Última pontuação', dataOuNada(p.ultimaPontuacao)],
    ['Dias sem pontuar', numeroOuNada(p.diasSemPontuar)],
    ['Dias sem acessar', numeroOuNada(p.diasSemAcessar)],
  ];
}

/** What is known about a painter, figures first. */
export function Ficha({pintor}: {pintor: Pintor}) {
  return (
    <section className={estilos.ficha} aria-label="Dados do pintor">
      <dl className={estilos.figuras}>
        {figuras(pintor).map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <dl className={estilos.dados}>
        {dados(pintor).map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
