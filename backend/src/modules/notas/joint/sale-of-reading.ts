import {amountsOfLine, centsRead, totalOfLine, type ProdutoMatch} from '@clube/domain';
import type {SentVenda} from '../venda/venda';
import type {Candidate} from './candidates';

/**
 * The sale that a person would submit for this reading without changes; undefined if a person has to decide: on a
 * warning, a line without a product, or lines that do not add up to the total.
 */
export function saleOfReading(nota: Candidate, matches: readonly ProdutoMatch[]): SentVenda | undefined {
  if (nota.avisos.some(({gravidade}) => gravidade !== 'informacao')) return undefined;
  let sum = 0;
  const itens = [];
  for (const [linha, line] of nota.itens.entries()) {
    const produto = matches[linha]?.produto;
    const amounts = amountsOfLine(line);
    if (!produto?.certa || produto.valorPontos <= 0 || !amounts) return undefined;
    sum += totalOfLine(line, amounts);
    const {qtde, valorUnitario, valorDesconto} = amounts;
    itens.push({
      codigo: produto.codigo,
      qtde,
      valorUnitario: valorUnitario / 100,
      valorDesconto: valorDesconto / 100,
      linha,
    });
  }
  if (itens.length === 0 || sum !== centsRead(nota.total)) return undefined;
  const {id, cpf, tipoFiscal, numero, serie, chave, cnpj, loja, cidade, uf, dataEmissao, codigoPromocional} = nota;
  return {
    ...{idFoto: id, cpf, tipoFiscal, identificador: numero, realizadoEm: dataEmissao, itens},
    ...{cnpjLoja: cnpj, nomeLoja: loja, estadoLoja: uf},
    ...(cidade !== null && {cidadeLoja: cidade}),
    ...(serie !== null && {serie}),
    ...(chave !== null && {chave}),
    ...(codigoPromocional !== null && {codigoPromocional}),
  };
}
