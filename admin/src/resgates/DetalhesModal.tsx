import {ROTULOS_TIPO_PREMIO, formatarCpf, formatarValorPonto, lerTipoPremio} from '@clube/domain';
import {Modal} from '@clube/ui';
import type {ReactNode} from 'react';
import {NADA, dataOuNada, momentoOuNada, numeroOuNada, reaisOuNada} from '../components/formatos';
import {emTitulo} from '../components/texto';
import {StatusDoResgate} from './status';
import type {PropsDialogo, Resgate} from './tipos';
import estilos from '../components/Ficha.module.css';

const dados = (r: Resgate): [rotulo: string, valor: ReactNode][] => [
  ['Pintor', `${emTitulo(r.nome)} · ${formatarCpf(r.cpf)}`],
  ['Status', <StatusDoResgate key="status" status={r.status} />],
  ['Prêmio', `${r.premio} (código ${r.codigo})`],
  ['Tipo', ROTULOS_TIPO_PREMIO[lerTipoPremio(r.tipo) ?? 'geral']],
  ['Opção', r.obs ?? NADA],
  ['Quantidade', numeroOuNada(r.qtde)],
  ['Pontos gastos', numeroOuNada(r.pontosGastos)],
  ['Saldo anterior', numeroOuNada(r.saldoAnterior)],
  ['Valor do ponto', formatarValorPonto(Math.round(r.valorDoPonto * 1000))],
  ['Total a pagar', reaisOuNada(r.totalApagar)],
  ['Crédito', reaisOuNada(r.credito)],
  ['Resgatado em', momentoOuNada(r.resgatadoEm)],
  ['Previsão de entrega', dataOuNada(r.previsaoEntrega)],
  ['Data de entrega', dataOuNada(r.dataEntrega)],
  ['Entregar para', r.entregaNome ?? NADA],
  ['Endereço de entrega', r.entregaEndereco || NADA],
  ['Tags', r.tags || NADA],
  ['Observação', r.observacao ?? NADA],
];

export function DetalhesModal({resgate, onClose}: PropsDialogo) {
  return (
    <Modal aberto titulo={`Resgate ${resgate.id}`} onClose={onClose} largura={720} semRespiro>
      <dl className={estilos.dados}>
        {dados(resgate).map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
