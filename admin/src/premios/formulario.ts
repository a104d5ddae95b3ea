import {
  CUSTO_ZERO,
  INTEIRO_INVALIDO,
  OBRIGATORIOS_PREMIO,
  SEM_FOTO_DO_PREMIO,
  VALOR_INVALIDO,
  faltam,
  minimoDe,
  textoDe,
  type ErrosCampos,
} from '@clube/domain';
import {centavosDe, inteiroDe, reaisDigitados, reaisEnviados} from '../components/entradas/validar.ts';
import {descricaoDigitada, descricaoEnviada} from './descricao.ts';
import type {Premio} from './tipos';

type Valores = Readonly<Record<string, unknown>>;

/** What is wrong with a prize as typed; a new one needs its photo. */
export function validarPremio(valores: Valores, novo: boolean): ErrosCampos {
  const erros = faltam(valores, OBRIGATORIOS_PREMIO);
  if (!erros.custo && !centavosDe(valores.custo)) erros.custo = CUSTO_ZERO;
  if (valores.custoReal && centavosDe(valores.custoReal) === undefined) erros.custoReal = VALOR_INVALIDO;
  if (valores.pontosAlternativo && inteiroDe(valores.pontosAlternativo, 1) === undefined)
    erros.pontosAlternativo = inteiroDe(valores.pontosAlternativo) === undefined ? INTEIRO_INVALIDO : minimoDe(1);
  if (valores.isCombo && inteiroDe(valores.quantidade) === undefined) erros.quantidade = INTEIRO_INVALIDO;
  if (novo && !(valores.foto instanceof Blob)) erros.foto = SEM_FOTO_DO_PREMIO;
  return erros;
}

/** What was typed as it travels. The 220V price belongs to what has two voltages, the stock to combos. */
export function premioEnviado(valores: Valores): Record<string, unknown> {
  const bivolt = valores.tipo === 'bivolt';
  return {
    ...valores,
    descricao: descricaoEnviada(textoDe(valores.descricao)),
    custo: reaisEnviados(valores.custo),
    custoReal: reaisEnviados(valores.custoReal),
    pontosAlternativo: bivolt ? (inteiroDe(valores.pontosAlternativo, 1) ?? null) : null,
    isCombo: valores.isCombo ? 1 : 0,
    quantidade: inteiroDe(valores.quantidade) ?? 0,
  };
}

/** A prize as the form begins with it. */
export function premioDigitado(premio: Premio): Record<string, unknown> {
  return {
    ...premio,
    descricao: descricaoDigitada(premio.descricao),
    custo: reaisDigitados(premio.custo),
    custoReal: reaisDigitados(premio.custoReal),
  };
}
