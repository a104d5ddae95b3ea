import {PREMIO_TYPE_LABELS, formatCpf, formatValorPonto, readPremioType} from '@clube/domain';
import {Link} from 'react-router-dom';
import {NOTHING, dateOrNothing, dateTimeOrNothing, numberOrNothing, reaisOrNothing} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import type {Fact} from '../components/record-page/Facts';
import type {Resgate} from './types';

export const resgateFigures = (r: Resgate): Fact[] => [
  ['Pontos gastos', numberOrNothing(r.pontosGastos)],
  ['Quantidade', numberOrNothing(r.qtde)],
  ['Total a pagar', reaisOrNothing(r.totalApagar)],
];

export const resgateFacts = (r: Resgate): Fact[] => [
  [
    'Pintor',
    <>
      <Link to={`/painel/pintor/${r.cpf}`}>{toTitleCase(r.nome)}</Link> · {formatCpf(r.cpf)}
    </>,
  ],
  ['Prêmio', `${r.premio} (código ${r.codigo})`],
  ['Opção', r.obs ?? NOTHING],
  ['Tipo', PREMIO_TYPE_LABELS[readPremioType(r.tipo) ?? 'geral']],
  ['Resgatado em', dateTimeOrNothing(r.resgatadoEm)],
  ['Previsão de entrega', dateOrNothing(r.previsaoEntrega)],
  ['Data de entrega', dateOrNothing(r.dataEntrega)],
  ['Entregar para', r.entregaNome ?? NOTHING],
  ['Endereço de entrega', r.entregaEndereco || NOTHING],
  ['Observação', r.observacao ?? NOTHING],
  ['Crédito', reaisOrNothing(r.credito)],
  ['Saldo anterior', numberOrNothing(r.saldoAnterior)],
  ['Valor do ponto', formatValorPonto(Math.round(r.valorDoPonto * 1000))],
  ['Tags', r.tags.replaceAll(',', ', ') || NOTHING],
];
