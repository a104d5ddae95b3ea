import {PREMIO_TYPE_LABELS, formatCpf, formatValorPonto, readPremioType} from '@clube/domain';
import {Modal} from '@clube/ui';
import type {ReactNode} from 'react';
import {NOTHING, dateOrNothing, momentOrNothing, numberOrNothing, reaisOrNothing} from '../../components/format/values';
import {toTitleCase} from '../../components/format/text';
import {ResgateStatusChip} from '../status';
import type {DialogProps, Resgate} from '../types';
import styles from '../../components/Details.module.css';

const details = (r: Resgate): [rotulo: string, valor: ReactNode][] => [
  ['Pintor', `${toTitleCase(r.nome)} · ${formatCpf(r.cpf)}`],
  ['Status', <ResgateStatusChip key="status" status={r.status} />],
  ['Prêmio', `${r.premio} (código ${r.codigo})`],
  ['Tipo', PREMIO_TYPE_LABELS[readPremioType(r.tipo) ?? 'geral']],
  ['Opção', r.obs ?? NOTHING],
  ['Quantidade', numberOrNothing(r.qtde)],
  ['Pontos gastos', numberOrNothing(r.pontosGastos)],
  ['Saldo anterior', numberOrNothing(r.saldoAnterior)],
  ['Valor do ponto', formatValorPonto(Math.round(r.valorDoPonto * 1000))],
  ['Total a pagar', reaisOrNothing(r.totalApagar)],
  ['Crédito', reaisOrNothing(r.credito)],
  ['Resgatado em', momentOrNothing(r.resgatadoEm)],
  ['Previsão de entrega', dateOrNothing(r.previsaoEntrega)],
  ['Data de entrega', dateOrNothing(r.dataEntrega)],
  ['Entregar para', r.entregaNome ?? NOTHING],
  ['Endereço de entrega', r.entregaEndereco || NOTHING],
  ['Tags', r.tags || NOTHING],
  ['Observação', r.observacao ?? NOTHING],
];

export function DetailsDialog({resgate, onClose}: DialogProps) {
  return (
    <Modal open title={`Resgate ${resgate.id}`} onClose={onClose} width={720} flush>
      <dl className={styles.dados}>
        {details(resgate).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
