import {
  CANCELADO,
  EM_TRANSITO,
  ENTREGUE,
  EXCLUIDO,
  NAO_ENTREGUE,
  ROTULOS_STATUS_PAINEL,
  formatarPontos,
  type StatusResgate,
} from '@clube/domain';
import {Selo, type Coluna, type NomeIcone, type TomSelo} from '@clube/ui';
import {diaDe, mostrarData} from '../../../base/formatos';
import type {CampoPlanilha} from '../../../base/planilha';
import {Junto} from '../../../components/Celulas';
import type {ResgateRelatorio} from '../tipos';

const APARENCIA: Readonly<Record<StatusResgate, {tom: TomSelo; icone?: NomeIcone}>> = {
  [NAO_ENTREGUE]: {tom: 'espera'},
  [ENTREGUE]: {tom: 'ok'},
  [EM_TRANSITO]: {tom: 'info', icone: 'caminhao'},
  [CANCELADO]: {tom: 'erro'},
  [EXCLUIDO]: {tom: 'erro'},
};

/** A delivery that will not come has no forecast. */
const previsao = ({status, previsaoEntrega}: ResgateRelatorio): string | null =>
  status === CANCELADO || status === EXCLUIDO ? null : previsaoEntrega;

const situacao = ({status}: ResgateRelatorio): string => ROTULOS_STATUS_PAINEL[status];

export const COLUNAS_RESGATES: readonly Coluna<ResgateRelatorio>[] = [
  {chave: 'nome', titulo: 'Pintor', principal: true, ordem: ({nome}) => nome, celula: ({nome}) => <b>{nome}</b>},
  {
    chave: 'premio',
    titulo: 'Prêmio',
    ordem: ({premio}) => premio,
    celula: ({premio, obs}) => (obs ? `${premio} (${obs})` : premio),
  },
  {
    chave: 'pontosGastos',
    titulo: 'Pontos gastos',
    numerica: true,
    ordem: ({pontosGastos}) => pontosGastos,
    celula: ({pontosGastos}) => <b>{formatarPontos(pontosGastos)}</b>,
  },
  {
    chave: 'status',
    titulo: 'Situação',
    ordem: situacao,
    celula: resgate => <Selo {...APARENCIA[resgate.status]}>{situacao(resgate)}</Selo>,
  },
  {
    chave: 'resgatadoEm',
    titulo: 'Resgatado em',
    ordem: ({resgatadoEm}) => resgatadoEm,
    celula: ({resgatadoEm}) => <Junto>{mostrarData(resgatadoEm)}</Junto>,
  },
  {
    chave: 'previsaoEntrega',
    titulo: 'Previsão',
    ordem: resgate => diaDe(previsao(resgate)),
    celula: resgate => <Junto>{mostrarData(previsao(resgate))}</Junto>,
  },
  {
    chave: 'dataEntrega',
    titulo: 'Entregue em',
    ordem: ({dataEntrega}) => diaDe(dataEntrega),
    celula: ({dataEntrega}) => <Junto>{mostrarData(dataEntrega)}</Junto>,
  },
];

const dataOuNada = (valor: string | null): string => (valor ? mostrarData(valor) : '');

export const CAMPOS_RESGATES: readonly CampoPlanilha<ResgateRelatorio>[] = [
  {titulo: 'Resgate', valor: ({id}) => id},
  {titulo: 'Pintor', valor: ({nome}) => nome},
  {titulo: 'Prêmio', valor: ({premio}) => premio},
  {titulo: 'Opções', valor: ({obs}) => obs},
  {titulo: 'Pontos gastos', valor: ({pontosGastos}) => pontosGastos},
  {titulo: 'Situação', valor: situacao},
  {titulo: 'Resgatado em', valor: ({resgatadoEm}) => mostrarData(resgatadoEm)},
  {titulo: 'Previsão de entrega', valor: resgate => dataOuNada(previsao(resgate))},
  {titulo: 'Entregue em', valor: ({dataEntrega}) => dataOuNada(dataEntrega)},
];
