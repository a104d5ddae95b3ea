import {PREMIO_TYPE_LABELS, formatCpf, formatValorPonto, readPremioType} from '@clube/domain';
import {Link} from 'react-router-dom';
import {DASH, dateOrDash, dateTimeOrDash, numberOrDash, reaisOrDash} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {Fact} from '../components/record-page/Facts';
import type {Resgate} from './types';

export const resgateFigures = (r: Resgate): Fact[] => [
  ['Pontos gastos', numberOrDash(r.pontosGastos)],
  ['Quantidade', numberOrDash(r.qtde)],
  ['Total a pagar', reaisOrDash(r.totalApagar)],
];

export const resgateFacts = (r: Resgate): Fact[] => [
  [
    'Pintor',
    <>
      <Link to={`/painel/pintor/${r.cpf}`}>{toTitleCase(r.nome)}</Link> · {formatCpf(r.cpf)}
    </>,
  ],
  ['Prêmio', `${r.premio} (código ${r.codigo})`],
  ['Opção', r.obs ?? DASH],
  ['Tipo', PREMIO_TYPE_LABELS[readPremioType(r.tipo) ?? 'geral']],
  ['Resgatado em', dateTimeOrDash(r.resgatadoEm)],
  ['Previsão de entrega', dateOrDash(r.previsaoEntrega)],
  ['Data de entrega', dateOrDash(r.dataEntrega)],
  ['Entregar para', r.entregaNome ?? DASH],
  ['Endereço de entrega', r.entregaEndereco || DASH],
  ['Observação', r.observacao ?? DASH],
  ['Crédito', reaisOrDash(r.credito)],
  ['Saldo anterior', numberOrDash(r.saldoAnterior)],
  ['Valor do ponto', r.valorDoPonto === null ? DASH : formatValorPonto(Math.round(r.valorDoPonto * 1000))],
  ['Tags', r.tags.replaceAll(',', ', ') || DASH],
];
