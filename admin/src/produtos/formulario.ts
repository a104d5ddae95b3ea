import {normalizarGtin, somenteDigitos, textoDe, type ErrosCampos} from '@clube/domain';
import {centavosDe, faltam, inteiroDe, reaisEnviados} from '../components/entradas/validar.ts';

const MENSAGENS = {
  codigo: 'Código obrigatório',
  nome: 'Nome obrigatório',
  valorUnitario: 'Valor unitário obrigatório',
  valorPontos: 'Pontos obrigatório',
};

type Valores = Readonly<Record<string, unknown>>;

export function validarProduto(valores: Valores): ErrosCampos {
  const {codigo, ...erros} = faltam(valores, MENSAGENS);
  if (!erros.valorUnitario && centavosDe(valores.valorUnitario) === undefined)
    erros.valorUnitario = 'Informe um valor válido';
  if (!erros.valorPontos && inteiroDe(valores.valorPontos) === undefined)
    erros.valorPontos = 'Informe um número inteiro';
  const gtin = textoDe(valores.gtin);
  // In the order of the form: the first one is what the message says and where the focus goes.
  return {
    ...(codigo && {codigo}),
    ...(gtin && !normalizarGtin(gtin) && {gtin: 'Código de barras inválido: confira os 8, 12, 13 ou 14 números'}),
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
