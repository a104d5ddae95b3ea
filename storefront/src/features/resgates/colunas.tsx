import {
  CANCELADO,
  EM_TRANSITO,
  ENTREGUE,
  EXCLUIDO,
  NAO_ENTREGUE,
  ROTULOS_STATUS_LOJA,
  formatarPontos,
  statusResgateValido,
  type StatusResgate,
} from '@clube/domain';
import {Selo, type Coluna, type NomeIcone, type TomSelo} from '@clube/ui';
import {diaDe, mostrarData} from '../../base/formatos';
import type {Resgate} from '../../base/tipos';
import estilos from './Resgates.module.css';

const APARENCIA: Readonly<Record<StatusResgate, {tom: TomSelo; icone?: NomeIcone}>> = {
  [NAO_ENTREGUE]: {tom: 'espera'},
  [ENTREGUE]: {tom: 'ok'},
  [EM_TRANSITO]: {tom: 'info', icone: 'caminhao'},
  [CANCELADO]: {tom: 'erro'},
  [EXCLUIDO]: {tom: 'erro'},
};

/** A delivery that will not come has no forecast. */
function previsao({status, previsaoEntrega}: Resgate): string {
  return status === CANCELADO ? '-' : mostrarData(previsaoEntrega);
}

export const COLUNAS_RESGATES: readonly Coluna<Resgate>[] = [
  {
    chave: 'premio',
    titulo: 'Prêmio',
    principal: true,
    ordem: resgate => resgate.premio,
    celula: ({premio, obs}) => (
      <span className={estilos.premio}>
        <b>{premio}</b>
        {obs && <span>{obs}</span>}
      </span>
    ),
  },
  {chave: 'qtde', titulo: 'Qtde', numerica: true, ordem: ({qtde}) => qtde, celula: ({qtde}) => qtde},
  {
    chave: 'pontosGastos',
    titulo: 'Pontos gastos',
    numerica: true,
    ordem: ({pontosGastos}) => pontosGastos,
    celula: ({pontosGastos}) => <b className="num">{formatarPontos(pontosGastos)}</b>,
  },
  {
    chave: 'saldoAnterior',
    titulo: 'Saldo anterior',
    numerica: true,
    ordem: ({saldoAnterior}) => saldoAnterior,
    celula: ({saldoAnterior}) => formatarPontos(saldoAnterior),
  },
  {
    chave: 'status',
    titulo: 'Entregue',
    ordem: ({status}) => status,
    celula: ({status}) =>
      statusResgateValido(status) && <Selo {...APARENCIA[status]}>{ROTULOS_STATUS_LOJA[status]}</Selo>,
  },
  {
    chave: 'resgatadoEm',
    titulo: 'Resgatado em',
    ordem: ({resgatadoEm}) => resgatadoEm,
    celula: ({resgatadoEm}) => mostrarData(resgatadoEm),
  },
  {
    chave: 'previsaoEntrega',
    titulo: 'Previsão',
    ordem: ({previsaoEntrega}) => diaDe(previsaoEntrega),
    celula: previsao,
  },
  {chave: 'observacao', titulo: 'Observação', celula: ({observacao}) => observacao},
];
