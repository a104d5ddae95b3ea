import {diasEntre, somarDias, somarMeses} from '../valores/datas.js';
import {dataCivil, fimDoDia} from '../valores/instantes.js';

/** Months that points are good for. */
export const VALIDADE_MESES = 18;
/** Days that points given back after expiring are good for. */
export const VALIDADE_DEVOLUCAO_DIAS = 90;
/** Days that a cancelled order's points are good for when the lot they came from has expired meanwhile. */
export const VALIDADE_ESTORNO_DIAS = 30;
/** Days in which a scored sale can be cancelled, returned or corrected. */
export const REVISAO_DIAS = 90;

/** The last instant of points earned at `agora`: the end of the day, 18 calendar months later in São Paulo. */
export function vencimentoPontuacao(agora: Date): Date {
  return fimDoDia(somarMeses(dataCivil(agora), VALIDADE_MESES));
}

/** The last instant of expired points that staff gives back at `agora`. */
export function vencimentoDevolucao(agora: Date): Date {
  return fimDoDia(somarDias(dataCivil(agora), VALIDADE_DEVOLUCAO_DIAS));
}

/** The last instant of points that come back at `agora` from an order, their own lot having expired. */
export function vencimentoEstorno(agora: Date): Date {
  return fimDoDia(somarDias(dataCivil(agora), VALIDADE_ESTORNO_DIAS));
}

/** Whether points with this expiry can no longer be spent. */
export function vencido(venceEm: Date, agora: Date): boolean {
  return agora.getTime() > venceEm.getTime();
}

/** A scored sale is open to review for 90 days, the ninetieth included; whose right ends there says the table of calls. */
export function podeRevisar(pontuadoEm: Date, agora: Date): boolean {
  return diasEntre(dataCivil(pontuadoEm), dataCivil(agora)) <= REVISAO_DIAS;
}
