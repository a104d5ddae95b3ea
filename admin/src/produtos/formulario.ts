import {
  GTIN_INVALIDO,
  INTEIRO_INVALIDO,
  OBRIGATORIOS_PRODUTO,
  VALOR_INVALIDO,
  faltam,
  normalizarGtin,
  somenteDigitos,
  textoDe,
  type ErrosCampos,
} from '@clube/domain';
import {centavosDe, inteiroDe, reaisEnviados} from '../components/entradas/validar.ts';

type Valores = Readonly<Record<string, unknown>>;

export function validarProduto(valores: Valores): ErrosCampos {
  const {codigo, ...erros} = faltam(valores, OBRIGATORIOS_PRODUTO);
  if (!erros.valorUnitario && centavosDe(valores.valorUnitario) === undefined) erros.valorUnitario = VALOR_INVALIDO;
  if (!erros.valorPontos && inteiroDe(valores.valorPontos) === undefined) erros.valorPontos = INTEIRO_INVALIDO;
  const gtin = textoDe(valores.gtin);
  // In the order of the form: the first one is what the message says and where the focus goes.
  return {
    ...(codigo && {codigo}),
    ...(gtin && !normalizarGtin(gtin) && {gtin: GTIN_INVALIDO}),
    ...erros,
  };
}

export function produtoEnviado(valores: Valores): Record<string, unknown> {
  return {
    ...valores,
    gtin: somenteDigitos(textoDe(valores.gtin)),
    valorUnitario: reaisEnviados(valores.valorUnitario),
    valorPontos: Number(valores.valorPontos),
  };
}
